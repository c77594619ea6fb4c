/**
 * Fails on a message that is not collected, no longer used, or not translated, and on one that is
 * translated in two ways: the catalogues of the parts become one at run time, so the words on a
 * screen would depend on which part came last.
 */
import { fileURLToPath } from "node:url";

import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

const configPath = fileURLToPath(new URL("../lingui.config.js", import.meta.url));
const config = getConfig({ configPath });
const problems = [];

function compare(path, language, used, kept) {
  const say = (problem, message) =>
    problems.push(`${path} (${language}): ${problem}: ${message.message ?? message.id}`);
  for (const [id, message] of Object.entries(used)) {
    if (!kept[id]) say("not collected", message);
    else if (language !== config.sourceLocale && !kept[id].translation) {
      say("not translated", message);
    }
  }
  for (const [id, message] of Object.entries(kept)) {
    if (!used[id]) say("no longer used", { ...message, id });
  }
}

/** Where each translation of a message stands: language, message, translation, files. */
const told = Object.fromEntries(config.locales.map((language) => [language, new Map()]));

function remember(path, language, kept) {
  for (const [id, { message = id, context, translation }] of Object.entries(kept)) {
    if (!translation) continue;
    const name = context ? `${message} (context: ${context})` : message;
    const entry = told[language].get(id) ?? { name, files: new Map() };
    const files = entry.files.get(translation) ?? [];
    entry.files.set(translation, [...files, `${path}.po`]);
    told[language].set(id, entry);
  }
}

function compareTranslations(language) {
  for (const { name, files } of told[language].values()) {
    if (files.size === 1) continue;
    const ways = [...files].map(([words, where]) => `\n  "${words}" in ${where.join(", ")}`);
    problems.push(`${language}: translated in ${files.size} ways: ${name}${ways.join("")}`);
  }
}

for (const catalog of await getCatalogs(config)) {
  const used = (await catalog.collect()) ?? {};
  for (const language of config.locales) {
    const kept = (await catalog.read(language)) ?? {};
    compare(catalog.path, language, used, kept);
    remember(catalog.path.replace("{locale}", language), language, kept);
  }
}
config.locales.forEach(compareTranslations);

if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error("\nRun npm run messages, fill the empty lines of id.po and commit both files.");
  console.error("One message with two meanings: give one of them a context.");
  process.exit(1);
}

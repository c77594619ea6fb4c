/** Fails on a message that is not collected, no longer used, or not translated. */
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

for (const catalog of await getCatalogs(config)) {
  const used = (await catalog.collect()) ?? {};
  for (const language of config.locales) {
    compare(catalog.path, language, used, (await catalog.read(language)) ?? {});
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error("\nRun npm run messages, fill the empty lines of id.po and commit both files.");
  process.exit(1);
}

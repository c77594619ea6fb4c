/** Writes the html of every public page in each language, the empty shells, and pages.json. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { headOf } from "./head.mjs";

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const DIST = at("../dist");
const BUNDLE = at("../../.cache/pages/pages.cjs");
/** Its html names nothing but what every signed-in page has. */
const BARE = "/overview";
/** The content security policy allows no style attribute in html. */
const STYLE = /\sstyle="/;

/** The file of a page in a language: of an address such as '/blog/<slug>' it is 'blog-slug'. */
function fileName(route, language, variant = "ready") {
  const name = route === "/" ? "index" : route.slice(1).replaceAll("/", "-").replace(/[<>]/g, "");
  return [name, ...(variant === "ready" ? [] : [variant]), language, "html"].join(".");
}

/** The bundle as it is now; a name of its own makes node read it again after each build. */
async function load(bundle) {
  const { mtimeMs } = await stat(bundle);
  return (await import(`${pathToFileURL(bundle)}?${mtimeMs}`)).default;
}

/** The colour of the page in each theme, from the one place where colours are written. */
async function papers() {
  const tokens = await readFile(at("../src/theme/tokens.css"), "utf8");
  const [light, dark] = [...tokens.matchAll(/--bg:\s*([^;]+);/g)].map((match) => match[1]);
  return { light, dark };
}

function html(page, build) {
  if (STYLE.test(page.markup)) throw new Error(`${page.title} has a style attribute`);
  const answers = page.answers.length
    ? '<script type="application/json" id="answers">\uE000answers_json\uE001</script>\n'
    : "";
  // Forms and signed-in pages are nothing without scripts.
  const reads = page.still || page.answers.length || page.parts.includes("public-layout");
  const text = `<!doctype html>
<html lang="${page.language}">
<head>
${headOf(page, build).join("\n")}
</head>
<body>
${reads ? "" : build.noScripts[page.language]}<div id="root">${page.markup}</div>
${answers}</body>
</html>
`;
  // Signs that no text has stand for what the server fills in.
  return page.answers.length ? build.template(text) : text;
}

function only(assets, pattern) {
  const found = assets.filter((file) => pattern.test(file));
  if (found.length !== 1) throw new Error(`One file like ${pattern} was expected: ${found}`);
  return found[0];
}

/** What the pages are called in each language, by their addresses. */
function namesOf(languages) {
  const inOne = ({ language, pages }) => {
    const names = pages.map(({ route, ready }) => [route, ready.title.replace(/ · Lumbung$/, "")]);
    return [language, Object.fromEntries(names)];
  };
  return Object.fromEntries(languages.map(inOne));
}

/** Writes and lists the pages of one language. */
function listPages(listed, { language, pages, notFound }, write) {
  for (const { route, ready, failed, missing } of pages) {
    listed.public[route] ??= {};
    if (ready.hidden && !listed.hidden.includes(route)) listed.hidden.push(route);
    const without = {};
    if (failed) without.failed = write(failed, fileName(route, language, "failed"));
    if (missing) without.missing = write(missing, fileName(route, language, "missing"));
    listed.public[route][language] = write(ready, fileName(route, language), without);
  }
  listed.not_found[language] = write(notFound, `404.${language}.html`);
}

/** The same for the signed-in addresses, whose html is empty. */
function listShells(listed, { language, shells }, write) {
  for (const [path, shell] of Object.entries(shells)) {
    listed.app[path] ??= {};
    listed.app[path][language] = write(shell, fileName(`/app${path}`, language));
  }
}

/** The same for what these show before their scripts have run: the server puts it into them. */
function listPictures(listed, { language, pictures }, build, files) {
  for (const [path, markup] of Object.entries(pictures)) {
    const name = fileName(`/app${path}`, language, "picture");
    if (STYLE.test(markup)) throw new Error(`${name} has a style attribute`);
    files.set(name, build.template(markup));
    listed.pictures[path] ??= {};
    listed.pictures[path][language] = name;
  }
}

/** The same for what is said where no page can be shown. */
function listFailures(listed, { language, failures }, write) {
  for (const { name, page } of failures) {
    listed.failures[name] ??= {};
    listed.failures[name][language] = write(page, `${name}.${language}.html`);
  }
}

/** Returns the release: its version, and the bare signed-in page in each language. */
export async function writePages() {
  const manifest = JSON.parse(await readFile(path.join(DIST, "manifest.json"), "utf8"));
  const { prerenderAll, publicPath, template } = await load(BUNDLE);
  const paper = await papers();
  const { languages, figureSizes } = await prerenderAll({ color: paper.light });
  const build = {
    manifest,
    publicPath,
    template,
    paper,
    languages: languages.map(({ language }) => language),
    names: namesOf(languages),
    noScripts: Object.fromEntries(languages.map((one) => [one.language, one.noScripts])),
    assets: {
      theme: only(manifest.assets, /^assets\/theme.*\.js$/),
      css: only(manifest.assets, /^assets\/main.*\.css$/),
      font: only(manifest.assets, /\.woff2$/),
    },
  };
  const markup = JSON.stringify(languages);
  const named = manifest.assets.join();
  build.version = createHash("sha256").update(named).update(markup).digest("hex").slice(0, 12);

  const listed = {
    version: build.version,
    public: {},
    app: {},
    pictures: {},
    figure_sizes: figureSizes,
    hidden: [],
    templates: {},
    not_found: {},
    failures: {},
  };
  const files = new Map();
  /** One file; what is a template is listed with the answers that fill it. */
  const write = (page, name, without = {}) => {
    files.set(name, html(page, build));
    if (page.answers.length) listed.templates[name] = { answers: page.answers, ...without };
    return name;
  };
  for (const inLanguage of languages) {
    listPages(listed, inLanguage, write);
    listShells(listed, inLanguage, write);
    listPictures(listed, inLanguage, build, files);
    listFailures(listed, inLanguage, write);
  }

  const target = path.join(DIST, "pages");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(target, name), text)));
  for (const { language, manifest: installed } of languages) {
    const name = path.join(DIST, "static", `manifest.${language}.webmanifest`);
    await writeFile(name, JSON.stringify(installed, null, 2));
  }
  await writeFile(path.join(DIST, "pages.json"), `${JSON.stringify(listed, null, 2)}\n`);
  const shells = Object.entries(listed.app[BARE]).map(([key, name]) => [key, files.get(name)]);
  return { version: build.version, languages, shells: Object.fromEntries(shells) };
}

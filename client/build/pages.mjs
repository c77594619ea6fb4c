/** Writes the html of every public page in each language, the empty shell, and pages.json. */
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { headOf } from "./head.mjs";

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const DIST = at("../dist");
const BUNDLE = at("../../.cache/pages/pages.cjs");
const fileName = (address, language) =>
  `${address === "/" ? "index" : address.slice(1).replaceAll("/", "-")}.${language}.html`;

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
  // The content security policy allows no style attribute in html.
  if (/\sstyle="/.test(page.markup)) throw new Error(`${page.title} has a style attribute`);
  return `<!doctype html>
<html lang="${page.language}">
<head>
${headOf(page, build).join("\n")}
</head>
<body>
<div id="root">${page.markup}</div>
</body>
</html>
`;
}

function only(assets, pattern) {
  const found = assets.filter((file) => pattern.test(file));
  if (found.length !== 1) throw new Error(`One file like ${pattern} was expected: ${found}`);
  return found[0];
}

/** What makes the product installable on a home screen. */
function webManifest({ light }) {
  const icon = (size, purpose) => {
    const src = `/icon-${purpose}-${size}.png`;
    return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return {
    name: "Lumbung",
    short_name: "Lumbung",
    start_url: "/overview",
    scope: "/",
    display: "standalone",
    background_color: light,
    theme_color: light,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
}

export async function writePages() {
  const manifest = JSON.parse(await readFile(path.join(DIST, "manifest.json"), "utf8"));
  const { writeAll, publicPath } = await load(BUNDLE);
  const { languages, appPaths } = await writeAll();
  const paper = await papers();
  const build = {
    manifest,
    publicPath,
    paper,
    languages: languages.map(({ language }) => language),
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
    app: appPaths,
    hidden: [],
    shell: {},
    not_found: {},
  };
  const files = new Map();
  const write = (page, name) => {
    files.set(name, html(page, build));
    return name;
  };
  for (const { language, pages, notFound, shell } of languages) {
    for (const page of pages) {
      listed.public[page.path] ??= {};
      if (page.hidden && !listed.hidden.includes(page.path)) listed.hidden.push(page.path);
      listed.public[page.path][language] = write(page, fileName(page.path, language));
    }
    listed.shell[language] = write(shell, `app.${language}.html`);
    listed.not_found[language] = write(notFound, `404.${language}.html`);
  }

  const target = path.join(DIST, "pages");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await Promise.all([...files].map(([name, text]) => writeFile(path.join(target, name), text)));
  const manifestText = JSON.stringify(webManifest(paper), null, 2);
  await writeFile(path.join(DIST, "static", "manifest.webmanifest"), manifestText);
  await writeFile(path.join(DIST, "pages.json"), `${JSON.stringify(listed, null, 2)}\n`);
}

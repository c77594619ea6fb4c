/** What stands in the head of every page: for browsers, search engines and link previews. */
import { linkedData } from "./linked-data.mjs";
import { alternates, escape, feedOf, preview } from "./preview.mjs";

/** The part with the words of a feature, or those around all signed-in pages. */
export function wordsPart(area, language) {
  if (area === "member") return `words-member-${language}`;
  return `words-${area.replaceAll("/", "-")}-locales-${language}-po`;
}

/** The scripts of some parts, each once. */
function filesOf(named, { chunks }) {
  const files = named.flatMap((name) => {
    if (!chunks[name]) throw new Error(`The build has no part named ${name}`);
    return chunks[name].filter((file) => file.endsWith(".js"));
  });
  return [...new Set(files)];
}

/** The scripts of a page: its own parts and words, and the entry last; a still page has none. */
function scriptsOf(page, manifest) {
  if (page.still) return [];
  const named = [
    // The words of the signed-in pages have those of every page in them.
    ...(page.words.includes("member") ? [] : [`words-${page.language}`]),
    ...page.words.map((area) => wordsPart(area, page.language)),
    ...page.parts,
    "main",
  ];
  return filesOf(named, manifest);
}

/** What the entry asks for itself, as it can try again: only fetched, with all else. */
function aheadOf({ ahead, language, ...page }, manifest) {
  if (!ahead) return [];
  const named = [...ahead.words.map((area) => wordsPart(area, language)), ...ahead.parts];
  const scripts = scriptsOf({ language, ...page }, manifest);
  return filesOf(named, manifest).filter((file) => !scripts.includes(file));
}

/** The lines between <head> and </head>. */
export function headOf(page, build) {
  const { assets, manifest, version, paper } = build;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escape(page.title)}</title>`,
    `<script src="/${assets.theme}"></script>`,
    `<link rel="stylesheet" href="/${assets.css}">`,
    `<link rel="preload" href="/${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...scriptsOf(page, manifest).map((file) => `<script defer src="/${file}"></script>`),
    ...aheadOf(page, manifest).map((file) => `<link rel="preload" href="/${file}" as="script">`),
    ...preview(page, build),
    ...alternates(page, build),
    ...feedOf(page),
    ...linkedData(page, build),
    ...(page.hidden ? ['<meta name="robots" content="noindex">'] : []),
    `<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">`,
    `<meta name="app-version" content="${version}">`,
    // Who cannot draw it asks for /favicon.ico by itself; named here, Chrome would fetch both.
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest.${page.language}.webmanifest">`,
  ];
}

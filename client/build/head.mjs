/** What stands in the head of every page: for browsers, search engines and link previews. */
import { linkedData } from "./linked-data.mjs";
import { alternates, escape, feedOf, preview } from "./preview.mjs";

/** The scripts of a page: its own parts and words, and the entry last; a still page has none. */
function scriptsOf(page, { chunks }) {
  if (page.still) return [];
  const named = [
    `words-${page.language}`,
    ...page.words.map((feature) => `words-${feature}-locales-${page.language}-po`),
    ...page.parts,
    "main",
  ];
  const files = named.flatMap((name) => {
    if (!chunks[name]) throw new Error(`The build has no part named ${name}`);
    return chunks[name].filter((file) => file.endsWith(".js"));
  });
  return [...new Set(files)];
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
    ...preview(page, build),
    ...alternates(page, build),
    ...feedOf(page),
    ...linkedData(page, build),
    ...(page.hidden ? ['<meta name="robots" content="noindex">'] : []),
    `<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">`,
    `<meta name="app-version" content="${version}">`,
    '<link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

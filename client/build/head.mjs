/** What stands in the head of every page: for browsers, search engines and link previews. */

/** Search engines want whole addresses; the server fills in its own when it starts. */
export const ORIGIN = "https://public-url.invalid";

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** The scripts of a page: its own parts and words, and the entry last. */
function scriptsOf(page, { chunks }) {
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

function alternates(page, { publicPath, languages }) {
  if (page.path === null || page.hidden) return [];
  const href = (language) => escape(`${ORIGIN}${publicPath(page.path, language)}`);
  return [
    `<link rel="canonical" href="${href(page.language)}">`,
    ...languages.map((code) => `<link rel="alternate" hreflang="${code}" href="${href(code)}">`),
    `<link rel="alternate" hreflang="x-default" href="${href("en")}">`,
  ];
}

function preview(page, { publicPath }) {
  if (page.description === null) return [];
  const description = escape(page.description);
  return [
    `<meta name="description" content="${description}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:site_name" content="Lumbung">`,
    `<meta property="og:title" content="${escape(page.title)}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escape(ORIGIN + publicPath(page.path, page.language))}">`,
  ];
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
    ...(page.hidden ? ['<meta name="robots" content="noindex">'] : []),
    `<meta name="theme-color" content="${paper.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${paper.dark}" media="(prefers-color-scheme: dark)">`,
    `<meta name="app-version" content="${version}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ];
}

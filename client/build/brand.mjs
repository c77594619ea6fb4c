/**
 * Draws the icons and the pictures of link previews that stand at fixed addresses, from the logo,
 * the drawing of the first page and its words. By hand, when one of these changes.
 */
import { Buffer } from "node:buffer";
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { chromium } from "@playwright/test";

const require = createRequire(import.meta.url);
const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const text = (relative) => readFile(at(relative), "utf8");

/** Sizes in a favicon.ico, for whoever reads no SVG. */
const ICON_SIZES = [16, 32, 48];
const SHARE = { width: 1200, height: 630 };
const HEADLINE = "Take Control of Your Finances";
const FONT =
  "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** The pictures in one .ico file, each as PNG. */
function icoOf(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let from = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(from, entry + 12);
    from += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

async function headlines() {
  const catalogue = await text("../src/features/landing/locales/id.po");
  const indonesian = catalogue.split(`msgid "${HEADLINE}"\nmsgstr "`)[1]?.split('"\n')[0];
  if (!indonesian) throw new Error("The headline of the first page has changed");
  return { en: HEADLINE, id: indonesian };
}

async function shareHtml(headline) {
  const [logo, hero] = await Promise.all([
    text("../src/ui/pictures/illustrations/logo.svg"),
    text("../src/ui/pictures/illustrations/hero.svg"),
  ]);
  const font = (await readFile(require.resolve(FONT))).toString("base64");
  return `<!doctype html><style>
    @font-face { font-family: Jakarta; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f8f4ea;
      color: #17251d; font-family: Jakarta; position: relative }
    .name { position: absolute; left: 72px; top: 64px; display: flex; gap: 18px;
      align-items: center; font-size: 38px; font-weight: 700; letter-spacing: -.02em; line-height: 1 }
    .name svg { width: 64px; height: 64px }
    h1 { position: absolute; left: 72px; top: 222px; width: 520px; margin: 0; font-size: 80px;
      line-height: 1.06; font-weight: 780; letter-spacing: -.035em }
    .art { position: absolute; right: 56px; top: 48px; height: 534px }
    .art svg { height: 100%; width: auto }
  </style><div class="name">${logo}Lumbung</div><h1>${headline}</h1><div class="art">${hero}</div>`;
}

const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage();

const logo = await text("../public/favicon.svg");
const pictures = [];
for (const size of ICON_SIZES) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${logo}`);
  pictures.push({ size, png: await page.screenshot({ omitBackground: true }) });
}
await writeFile(at("../public/favicon.ico"), icoOf(pictures));

for (const [language, headline] of Object.entries(await headlines())) {
  await page.setViewportSize(SHARE);
  await page.setContent(await shareHtml(headline));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: at(`../public/share-${language}.jpg`), quality: 86 });
}
await browser.close();

/**
 * Copies the covers of articles to where the server sends them from, under names that change with
 * them, and lists them in covers.json: what the API answers of a cover.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const at = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const RENDERED = at("../covers/rendered");
const DIST = at("../dist");
const ADDRESS = "/assets/covers";
const WIDTHS = [480, 800, 1200, 1600];
const PLAIN = { width: 800, height: 500 };
const SHARE = /^(.+)-share\.jpg$/;

/** Copies one file; its address holds a part of its hash. */
async function copy(file) {
  const content = await readFile(path.join(RENDERED, file));
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const { name, ext } = path.parse(file);
  const address = `${ADDRESS}/${name}.${hash}${ext}`;
  await writeFile(path.join(DIST, "static", address), content);
  return address;
}

const copies = (name, type) => Promise.all(WIDTHS.map((width) => copy(`${name}-${width}.${type}`)));
const sourceSet = (addresses) =>
  addresses.map((address, index) => `${address} ${WIDTHS[index]}w`).join(", ");

async function listed(name) {
  const [avif, webp, share] = await Promise.all([
    copies(name, "avif"),
    copies(name, "webp"),
    copy(`${name}-share.jpg`),
  ]);
  const src = webp[WIDTHS.indexOf(PLAIN.width)];
  return [name, { src, ...PLAIN, avif: sourceSet(avif), webp: sourceSet(webp), share }];
}

/** Writes the covers and their list; a cover that lacks one of its files ends the build. */
export async function writeCovers() {
  await mkdir(path.join(DIST, "static", ADDRESS), { recursive: true });
  const files = await readdir(RENDERED);
  const names = files.flatMap((file) => SHARE.exec(file)?.[1] ?? []).sort();
  const covers = Object.fromEntries(await Promise.all(names.map(listed)));
  await writeFile(path.join(DIST, "covers.json"), `${JSON.stringify(covers, null, 2)}\n`);
}

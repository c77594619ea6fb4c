/** Tells the service worker what its release consists of: in front of its script, as `release`. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { wordsPart } from "./head.mjs";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const ASSETS = /^assets\//;

/** Nothing can be done there without a connection: their parts are cached once they were opened. */
const ONLINE_ONLY = /^\/(import|rules)\b/;

/** What the screens fetch by themselves after their first parts. */
const BELOW = [
  ...["member-later", "head", "goal-picker", "calendar-card", "forecast-card", "opening"],
  ...["categories-view", "category-filter", "bulk", "page-menu", "pictures", "session-end"],
  "ordered-export",
];

/** What people do without a connection, beside looking at the screens. */
const RECORDING = [
  ...["record", "edit", "tiles", "summary", "sentence", "transfer-fields", "wallet-field"],
  ...["sentence-parser", "message-parser", "popover", "sheet", "confirm"],
  ...[
    "outbox",
    "waiting",
    "calendar",
    "account",
    "menu",
    "notices",
    "row-window",
    "filter-parts",
    "filter-sheet",
  ],
];

/** The words of both. */
const WORDS = [
  ...["transactions/record", "transactions/list", "transactions/categories", "categories"],
  ...["wallets", "notifications", "reminders", "sessions", "outbox", "outbox/details", "install"],
];

/** Drawings that only pages for everybody show. */
const PUBLIC_DRAWINGS = /^assets\/(hero|people|email-sent)\./;

/** The parts of the screens, as the html of their addresses names them, and what comes later. */
function partsOf({ language, shells }) {
  const screens = Object.entries(shells).flatMap(([path, { ahead }]) =>
    ONLINE_ONLY.test(path) ? [] : (ahead ?? []),
  );
  const words = ["member", ...screens.flatMap((screen) => screen.words), ...WORDS];
  return [
    ...["main", "member", "overview"],
    ...screens.flatMap(({ parts }) => parts),
    ...[...BELOW, ...RECORDING],
    ...words.map((area) => wordsPart(area, language)),
    ...["head", "ordered-export"].map((part) => `words-${part}-${language}-po`),
  ];
}

/** Files that no part of the build names: they are drawn, or tell how the page looks. */
const isBesideParts = (file) =>
  /^assets\/(theme|main)\..*\.(js|css)$|^assets\/[^/]*\.(woff2|svg)$/.test(file) &&
  !PUBLIC_DRAWINGS.test(file);

/** The files to cache at once, without their folder. */
function listParts({ chunks, assets }, languages) {
  const names = [...new Set(languages.flatMap(partsOf))];
  const unknown = names.filter((name) => !chunks[name]);
  if (unknown.length > 0) throw new Error(`The build has no parts named ${unknown.join(", ")}`);
  const files = [...names.flatMap((name) => chunks[name]), ...assets.filter(isBesideParts)];
  return [...new Set(files)];
}

async function writeShell(language, html) {
  const hash = createHash("sha256").update(html).digest("hex").slice(0, 8);
  const name = `shell-${language}.${hash}.html`;
  await writeFile(path.join(DIST, "static", "assets", name), html);
  return [language, name];
}

/** Writes the bare pages by language, and puts the release in front of the worker. */
export async function writeWorker({ version, languages, shells }) {
  const manifest = JSON.parse(await readFile(path.join(DIST, "manifest.json"), "utf8"));
  const written = await Promise.all(
    Object.entries(shells).map(([language, html]) => writeShell(language, html)),
  );
  const first = listParts(manifest, languages);
  const late = manifest.assets.filter((file) => ASSETS.test(file) && !first.includes(file));
  const bare = (files) => files.map((file) => file.replace(ASSETS, "")).sort();
  const release = {
    version,
    parts: [...bare(first), ...written.map(([, name]) => name)],
    late: bare(late),
    shells: Object.fromEntries(written),
  };
  const json = JSON.stringify(release);
  const file = path.join(DIST, "static", "sw.js");
  const script = await readFile(file, "utf8");
  await writeFile(file, `self.release=${json};${script}`);
  await writeFile(path.join(DIST, "release.json"), json);
}

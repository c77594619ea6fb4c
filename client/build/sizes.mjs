/**
 * Prints what each page weighs when it is opened first, in bytes as brotli, and how many files it
 * asks for, and fails above the budget. A page is its html's own scripts; the signed-in pages are the entry and their parts.
 */
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist", import.meta.url));
const { chunks, assets } = JSON.parse(await readFile(path.join(DIST, "manifest.json"), "utf8"));

const ENTRY = ["main", "member", "words-member-id"];
const CONSOLE = ["operators", "console", "words-console-locales-id-po"];
const LIST_WORDS = "words-transactions-list-locales-id-po";
const WALLET_WORDS = "words-wallets-locales-id-po";
const IMPORT_WORDS = "words-imports-locales-id-po";
const FORECAST_WORDS = "words-forecast-locales-id-po";
const DEBT_WORDS = "words-debts-locales-id-po";
const OUTBOX_WORDS = "words-outbox-locales-id-po";
const WAITING = ["waiting", "words-outbox-details-locales-id-po"];
const RULE_WORDS = "words-rules-locales-id-po";
const CATEGORIES = ["categories-view", "words-transactions-categories-locales-id-po"];
const PUBLIC = ["main", "public-layout", "words-id", "words-landing-locales-id-po"];
const LANDING = [...PUBLIC, "landing"];
const OVERVIEW = [...ENTRY, "overview"];
const SETTING_TABS = [
  "account",
  "preference",
  "categories",
  "subscribe",
  "support",
  "security",
  "privacy",
];

/** The html of an address, and what it names for the first paint: each file is a request. */
async function filesNamedBy(address) {
  const html = await readFile(path.join(DIST, "pages", `app-${address}.id.html`), "utf8");
  return 1 + new Set(html.match(/(?<=(src|href)="\/assets\/)[^"]+/g)).size;
}

/** The tabs of the console, by their part, and whose words they bring. */
const CONSOLE_TABS = {
  "users-users": "admin_users",
  "users-support": "admin_desk",
  "users-data-requests": "admin_desk",
  "users-layouts": "admin_desk-layouts",
  "content-articles": "admin_content",
  "content-comments": "admin_content",
  "settings-general": "admin_settings",
  "settings-permissions": "admin_settings",
  "settings-rates": "admin_settings",
  "settings-holidays": "admin_settings",
  "settings-audit": "admin_audit",
};

async function weigh(file) {
  const at = path.join(DIST, "static", file);
  const packed = await stat(`${at}.br`).catch(() => stat(at));
  return packed.size;
}

/** The bytes of the scripts of some parts, each file once, without what is there already. */
async function scripts(names, already = []) {
  const filesOf = (name) => {
    if (!chunks[name]) throw new Error(`The build has no part named ${name}`);
    return chunks[name].filter((file) => file.endsWith(".js"));
  };
  const before = new Set(already.flatMap(filesOf));
  const files = new Set(names.flatMap(filesOf).filter((file) => !before.has(file)));
  const sizes = await Promise.all([...files].map(weigh));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What the service worker caches when it is installed. */
async function cached() {
  const { parts } = JSON.parse(await readFile(path.join(DIST, "release.json"), "utf8"));
  const sizes = await Promise.all(parts.map((name) => weigh(`assets/${name}`)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function matching(pattern) {
  const sizes = await Promise.all(assets.filter((file) => pattern.test(file)).map(weigh));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const KB = 1000;
const open = (part, words) => scripts(["main", part, "words-id", `words-${words}-locales-id-po`]);
const auth = (part) => open(part, "auth");
/** With the text itself, which wakes up when it is wanted; its html is there before. */
const reading = (...parts) => scripts([...PUBLIC, ...parts, "words-articles-locales-id-po"]);
const legal = (part) => scripts([...PUBLIC, part, "words-legal-locales-id-po"]);
const above = (names) => scripts(names, OVERVIEW);
const PLANNING = ["planning", "words-goals-locales-id-po"];
const abovePlanning = (...parts) =>
  scripts([...parts, "words-investments-locales-id-po"], [...OVERVIEW, ...PLANNING]);
const aboveTransactions = (names) => scripts(names, [...OVERVIEW, "transactions", LIST_WORDS]);
const aboveRecord = (names) => scripts(names, [...OVERVIEW, "record", "wallet-field"]);
const aboveWords = (names, ...more) =>
  scripts(names, [...OVERVIEW, "record", "wallet-field", "sentence-words", ...more]);
const inConsole = (part, ...features) => {
  const words = features.map((feature) => `words-${feature}-locales-id-po`);
  return scripts([part, ...words], [...OVERVIEW, ...CONSOLE]);
};
const budgets = [
  ["landing page", await scripts(LANDING), 70 * KB],
  ["list of articles", await reading("blog"), 75 * KB],
  ["list of tips", await reading("tips"), 75 * KB],
  ["article, without its comments", await reading("article", "article-text"), 78 * KB],
  ["about page", await legal("about"), 80 * KB],
  ["privacy policy", await legal("privacy-policy"), 80 * KB],
  ["terms", await legal("terms"), 80 * KB],
  ["login page", await auth("login"), 96 * KB],
  ["register page", await auth("register"), 96 * KB],
  ["verification page", await auth("verification"), 96 * KB],
  ["forgot page", await auth("forgot"), 96 * KB],
  ["reset page", await auth("reset"), 96 * KB],
  ["invitation page, from a mail", await auth("invitation"), 96 * KB],
  ["done page, from a mail", await open("done", "reminders"), 75 * KB],
  ["unsubscribe page, from a mail", await open("unsubscribe", "notifications"), 75 * KB],
  ["signed-in first paint, without charts", await scripts(OVERVIEW), 98 * KB],
  ["transactions, above the overview", await above(["transactions", LIST_WORDS]), 21 * KB],
  ["categories, above the transactions", await aboveTransactions(CATEGORIES), 15 * KB],
  ["budget, above the overview", await above(["budget"]), 25 * KB],
  ["planning, above the overview", await above(PLANNING), 25 * KB],
  ["planning, investments, above it", await abovePlanning("plan"), 30 * KB],
  ["planning, simulation, above it", await abovePlanning("simulation"), 30 * KB],
  ["reminders, above the overview", await above(["reminders-page"]), 25 * KB],
  [
    "letters, above the overview",
    await above(["letters", "words-monthly_letter-locales-id-po"]),
    25 * KB,
  ],
  ["wallets, above the overview", await above(["wallets", WALLET_WORDS]), 25 * KB],
  ["a wallet, above the overview", await above(["wallet", WALLET_WORDS]), 25 * KB],
  ["the field of a sentence, above the record dialog", await aboveRecord(["sentence"]), 2 * KB],
  ["what reads a sentence", await aboveWords(["sentence-parser"]), 6 * KB],
  ["the words that it knows", await scripts(["sentence-words"]), 6 * KB],
  [
    "what reads a message, above them",
    await aboveWords(["message-parser"], "sentence-parser"),
    6 * KB,
  ],
  ["debts, above the overview", await above(["debts", DEBT_WORDS]), 25 * KB],
  ["a debt, above the overview", await above(["debt", DEBT_WORDS]), 25 * KB],
  ["what keeps, sends and counts waiting entries", await above(["outbox", OUTBOX_WORDS]), 3.2 * KB],
  ["what waits, above the outbox", await scripts(WAITING, [...OVERVIEW, "outbox"]), 7 * KB],
  ["imports, above the overview", await above(["imports", IMPORT_WORDS]), 25 * KB],
  ["forecast, above the overview", await above(["forecast", FORECAST_WORDS]), 25 * KB],
  ["rules, above the overview", await above(["rules", RULE_WORDS]), 25 * KB],
  ["notifications, above the overview", await above(["notifications"]), 25 * KB],
  ...(await Promise.all(
    SETTING_TABS.map(async (tab) => [
      `settings, ${tab}, above the overview`,
      await above(["settings", `setting-${tab}`]),
      25 * KB,
    ]),
  )),
  ["console, above the overview", await above(CONSOLE), 25 * KB],
  ["console, dashboard, above it", await inConsole("console-dashboard", "admin"), 25 * KB],
  ...(await Promise.all(
    Object.entries(CONSOLE_TABS).map(async ([tab, words]) => [
      `console, ${tab}, above it`,
      await inConsole(`console-${tab}`, words),
      25 * KB,
    ]),
  )),
  [
    "console, settings-preference, above it",
    await inConsole("console-settings-preference", "users"),
    25 * KB,
  ],
  [
    "console, settings-account, above it",
    await inConsole("console-settings-account", "users", "photos", "second_factor"),
    25 * KB,
  ],
  ["line charts", await scripts(["line-chart"], OVERVIEW), 80 * KB],
  ["styles", await matching(/\/main\.[^/]*\.css$/), 15 * KB],
  ["styles of the console", await matching(/\/console\.[^/]*\.css$/), 20 * KB],
  ["service worker", await weigh("sw.js"), 6 * KB],
  ["what the service worker caches at once", await cached(), 600 * KB],
  ["pictures of the install dialog", await matching(/^install-.*\.webp$/), 450 * KB],
  ["font", await matching(/\.woff2$/), 30 * KB],
  ["category pictures", await matching(/\/category-sprite.*\.svg$/), 10 * KB],
  ["goal pictures", await matching(/goal-sprite.*\.svg$/), 10 * KB],
  ["more category pictures", await matching(/more-category-sprite.*\.svg$/), 15 * KB],
];

const files = [
  ["files before the overview shows", await filesNamedBy("overview"), 7],
  ["files before the transactions show", await filesNamedBy("transaction"), 9],
];

let heavy = 0;
for (const [what, count, most] of [...budgets, ...files]) {
  const verdict = count <= most ? "ok" : "TOO HEAVY";
  if (count > most) heavy += 1;
  console.log(`${what.padEnd(40)} ${String(count).padStart(7)} of ${most} ${verdict}`);
}
console.log(`${budgets.length + files.length - heavy} passed, ${heavy} failed`);
process.exit(heavy === 0 ? 0 : 1);

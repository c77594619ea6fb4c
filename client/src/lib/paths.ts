/** The public pages: English at the path itself, Indonesian below /id. */
export const PUBLIC_PATHS = {
  home: "/",
  login: "/login",
  register: "/register",
  verification: "/verification",
  forgot: "/forgot",
  reset: "/reset",
  invitation: "/invitation",
  done: "/done",
  unsubscribe: "/unsubscribe",
  blog: "/blog",
  tips: "/financialtips",
  about: "/about",
  privacy: "/privacypolicy",
  terms: "/terms",
} as const;

/** The list that each kind of article stands in; an article lies below it by its slug. */
export const ARTICLE_LISTS = {
  blog: PUBLIC_PATHS.blog,
  tip: PUBLIC_PATHS.tips,
} as const;

/** The pages behind the sign-in; they have one address in every language. */
export const APP_PATHS = {
  overview: "/overview",
  transactions: "/transaction",
  wallets: "/wallets",
  imports: "/import",
  rules: "/rules",
  debts: "/debts",
  budget: "/budget",
  planning: "/planning",
  forecast: "/forecast",
  reminders: "/reminders",
  letters: "/letters",
  notifications: "/notification",
  settings: "/setting",
} as const;

/** The page of one wallet, as a router knows it. */
export const WALLET_PAGE = `${APP_PATHS.wallets}/:id` as const;

/** The page of one import, as a router knows it. */
export const IMPORT_PAGE = `${APP_PATHS.imports}/:id` as const;

/** The page of one debt, as a router knows it. */
export const DEBT_PAGE = `${APP_PATHS.debts}/:id` as const;

/** The operators' console; one address in every language. */
export const CONSOLE_PATHS = {
  dashboard: "/dashboard",
  users: "/user",
  content: "/content",
  settings: "/AdminSetting",
} as const;

/** The tabs of the console's pages, in their order; the first one needs no word in the address. */
export const CONSOLE_TABS = {
  users: ["users", "support", "data-requests", "layouts"],
  content: ["articles", "comments"],
  settings: ["general", "preference", "account", "permissions", "rates", "holidays", "audit"],
} as const;

/** The tabs of the settings, in their order; the first one needs no word in the address. */
export const SETTING_TABS = [
  "account",
  "preference",
  "categories",
  "subscribe",
  "support",
  "security",
  "privacy",
] as const;

/** The tabs of the planning, in their order; the first one needs no word in the address. */
export const PLANNING_TABS = ["goals", "investments", "simulation"] as const;

export type ConsolePath = (typeof CONSOLE_PATHS)[keyof typeof CONSOLE_PATHS];
export type PublicPath = (typeof PUBLIC_PATHS)[keyof typeof PUBLIC_PATHS];
export type ArticleKind = keyof typeof ARTICLE_LISTS;
export type SettingTab = (typeof SETTING_TABS)[number];
export type PlanningTab = (typeof PLANNING_TABS)[number];

const INDONESIAN = "/id";
const PUBLIC = new Set<string>(Object.values(PUBLIC_PATHS));
const CONSOLE = new Set<string>(Object.values(CONSOLE_PATHS));
const APP = new Set<string>([...Object.values(APP_PATHS), ...CONSOLE]);
/** Below them each thing has a page of its own. */
const APP_LISTS = new Set<string>([APP_PATHS.wallets, APP_PATHS.imports, APP_PATHS.debts]);

function query(values: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
}

/** The address of a public page in a language. */
export function publicPath(path: PublicPath, language: "en" | "id"): string {
  if (language === "en") return path;
  return path === PUBLIC_PATHS.home ? INDONESIAN : `${INDONESIAN}${path}`;
}

/** The address of an article in a language. */
export function articlePath(kind: ArticleKind, slug: string, language: "en" | "id"): string {
  return `${publicPath(ARTICLE_LISTS[kind], language)}/${slug}`;
}

/** The address in a language of a path that the server names without one: '/blog/blog1'. */
export function storedPath(path: string, language: "en" | "id"): string {
  return language === "en" ? path : `${INDONESIAN}${path}`;
}

/** The Atom feed of a language; no page, so no router knows it. */
export function feedPath(language: "en" | "id"): string {
  return language === "en" ? "/feed.xml" : `${INDONESIAN}/feed.xml`;
}

/** Whether a path without its language is a public page, also that of an article. */
export function isPublicPath(path: string): path is PublicPath {
  const list = path.slice(0, path.lastIndexOf("/"));
  return PUBLIC.has(path) || Object.values<string>(ARTICLE_LISTS).includes(list);
}

/** Without the slashes at its end. */
function bare(pathname: string): string {
  return pathname.replace(/(?!^)\/+$/, "");
}

/** Whether an address lies behind the sign-in. */
export function isAppPath(pathname: string): boolean {
  const path = bare(pathname);
  return APP.has(path) || APP_LISTS.has(path.slice(0, path.lastIndexOf("/")));
}

/** Whether an address lies in the operators' console. */
export function isConsolePath(pathname: string): boolean {
  return CONSOLE.has(bare(pathname));
}

/** Splits an address into its language and the path that both languages share. */
export function splitLanguage(pathname: string): { language: "en" | "id"; path: string } {
  const whole = bare(pathname);
  if (whole === INDONESIAN) return { language: "id", path: PUBLIC_PATHS.home };
  if (whole.startsWith(`${INDONESIAN}/`)) {
    return { language: "id", path: whole.slice(INDONESIAN.length) };
  }
  return { language: "en", path: whole };
}

/** The address of a form on the way in, with the place to go to once somebody is signed in. */
export function withNext(path: string, next?: string | null): string {
  return `${path}${query({ next: next ?? undefined })}`;
}

/** Where signing in happens, with the place to go to afterwards. */
export function loginPath(language: "en" | "id", next?: string): string {
  return withNext(publicPath(PUBLIC_PATHS.login, language), next);
}

/** What an address can open over the overview; the server never sees which. */
export const ACTIONS = ["record", "transfer"] as const;

export type Action = (typeof ACTIONS)[number];

/** The overview with a dialog open, for the shortcuts of the home screen. */
export function actionPath(action: Action): string {
  return `${APP_PATHS.overview}#${action}`;
}

/** The action that the part of an address behind '#' names. */
export function findAction(hash: string): Action | undefined {
  return ACTIONS.find((action) => `#${action}` === hash);
}

/** What other apps share comes to this address; the worker answers, and else the server. */
export const SHARE_TARGET = "/share";

const SHARED = "#shared=";

/** Where something that was shared is used: a text to record, or files to import. */
export function sharedPath(kind: "text" | "files", key: string): string {
  return `${kind === "files" ? APP_PATHS.imports : APP_PATHS.overview}${SHARED}${key}`;
}

/** Whether an address leads to something that was shared, perhaps after the sign-in. */
export function leadsToShared(address: string): boolean {
  return address.includes(SHARED) || address.includes(encodeURIComponent(SHARED));
}

/** The key of what was shared, in the part of an address behind '#'. */
export function findSharedKey(hash: string): string | undefined {
  return hash.startsWith(SHARED) ? hash.slice(SHARED.length) : undefined;
}

/** The transactions of one kind, or all of them. */
export function transactionsPath(category?: "all" | "income" | "expenses"): string {
  return `${APP_PATHS.transactions}${query({ category })}`;
}

/** The transactions of some days, both included; of one kind or both, in one category or all. */
export function transactionsBetween(
  from: string,
  to: string,
  category?: "income" | "expenses",
  category_id?: string,
): string {
  return `${APP_PATHS.transactions}${query({ category, category_id, from, to })}`;
}

const CATEGORIES = "categories";

/** Where the money of this month went, by category: a view of the transactions. */
export function categoriesPath(): string {
  return `${APP_PATHS.transactions}${query({ view: CATEGORIES })}`;
}

/** Whether an address of the transactions is that of their categories. */
export function isCategoriesView(search: URLSearchParams): boolean {
  return search.get("view") === CATEGORIES;
}

/** A wallet with its entries; addresses are written in lower case. */
export function walletPath(id: string): string {
  return `${APP_PATHS.wallets}/${id.toLowerCase()}`;
}

/** A debt with its schedule; addresses are written in lower case. */
export function debtPath(id: string): string {
  return `${APP_PATHS.debts}/${id.toLowerCase()}`;
}

/** Opens WhatsApp with a text, for whomever the person chooses there. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** The imports, or one of them; into a wallet where one was chosen before the file. */
export function importPath({ id = "", wallet }: { id?: string; wallet?: string } = {}): string {
  const page = id ? `${APP_PATHS.imports}/${id.toLowerCase()}` : APP_PATHS.imports;
  return `${page}${query({ wallet: wallet?.toLowerCase() })}`;
}

/** The rules of imports, with one of them open. */
export function rulesPath(id?: string): string {
  return `${APP_PATHS.rules}${query({ rule: id?.toLowerCase() })}`;
}

/** The budgets of a month 'YYYY-MM', or of the present one. */
export function budgetPath(month?: string): string {
  return `${APP_PATHS.budget}${query({ month })}`;
}

/** The reminders of the month that a day 'YYYY-MM-DD' lies in, with that day chosen. */
export function remindersPath(day?: string): string {
  return `${APP_PATHS.reminders}${query({ day })}`;
}

/** The monthly letter about a month 'YYYY-MM', or the newest. */
export function lettersPath(month?: string): string {
  return `${APP_PATHS.letters}${query({ month })}`;
}

/** The planning with one of its tabs open. */
export function planningPath(tab: PlanningTab = "goals"): string {
  return `${APP_PATHS.planning}${query({ tab: tab === "goals" ? undefined : tab })}`;
}

/** The settings with one of their tabs open; without one the first, or on phones the list of them. */
export function settingPath(tab?: SettingTab): string {
  return `${APP_PATHS.settings}${query({ tab })}`;
}

/** The users of the console: one of its tabs, or one person. */
export function consoleUsersPath(
  tab: (typeof CONSOLE_TABS.users)[number] = "users",
  more: { user?: string; message?: string; request?: string } = {},
): string {
  return `${CONSOLE_PATHS.users}${query({ tab: tab === "users" ? undefined : tab, ...more })}`;
}

/** The content of the console: one of its tabs. */
export function consoleContentPath(
  tab: (typeof CONSOLE_TABS.content)[number] = "articles",
): string {
  return `${CONSOLE_PATHS.content}${query({ tab: tab === "articles" ? undefined : tab })}`;
}

/** The settings of the console with one of their tabs open. */
export function consoleSettingsPath(tab?: (typeof CONSOLE_TABS.settings)[number]): string {
  return `${CONSOLE_PATHS.settings}${query({ tab })}`;
}

/** The landing page with the dialog of a feature open. */
export function featurePath(feature: string, language: "en" | "id"): string {
  return `${publicPath(PUBLIC_PATHS.home, language)}${query({ feature })}`;
}

/**
 * The place named by ?next= when it lies on this site, else the fallback.
 * Another origin, a scheme and the sign-in page itself are refused.
 */
export function safeNext(next: string | null, fallback: string): string {
  const url = next?.startsWith("/") ? sameOrigin(next) : null;
  if (!url || splitLanguage(url.pathname).path === PUBLIC_PATHS.login) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function sameOrigin(path: string): URL | null {
  const base = "https://same.invalid";
  try {
    const url = new URL(path, base);
    // '/..//elsewhere' stays on the origin and yet names another one when it is read again.
    return url.origin === base && !url.pathname.startsWith("//") ? url : null;
  } catch {
    return null;
  }
}

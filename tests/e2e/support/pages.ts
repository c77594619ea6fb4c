import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CONSOLE_PATHS, CONSOLE_TABS, isConsolePath } from "../../../client/src/lib/paths";

export type Language = "en" | "id";

interface Built {
  public: Record<string, Partial<Record<Language, string>>>;
  app: Record<string, Partial<Record<Language, string>>>;
}

export interface Screen {
  path: string;
  signedIn: boolean;
}

const list = join(import.meta.dirname, "..", "..", "..", "client", "dist", "pages.json");

/** Parts of a screen that have an address of their own. */
const TABS = [
  "/transaction?view=categories",
  ...["account", "preference", "categories", "support", "security", "privacy"].map(
    (tab) => `/setting?tab=${tab}`,
  ),
  ...["investments", "simulation"].map((tab) => `/planning?tab=${tab}`),
];

/** One article of each list, which stands for all. */
const ARTICLES: Readonly<Record<string, string>> = {
  "/blog/<slug>": "/blog/blog1",
  "/financialtips/<slug>": "/financialtips/save-on-payday",
};

/** The page of a wallet; `ofWallet` says of which. */
export const WALLET: Screen = { path: "/wallets/<id>", signedIn: true };

/** A screen as it is for the owner of a wallet, whose id is written small in addresses. */
export function ofWallet(screen: Screen, id: string): Screen {
  return screen === WALLET ? { ...screen, path: `/wallets/${id.toLowerCase()}` } : screen;
}

/** The console is walked by itself, and a page of one thing where that is made. */
const isFixedPage = (path: string) => !isConsolePath(path) && !path.includes("<");

/** Every screen that the build made but the console's, and the one for what does not exist. */
export function builtScreens(): Screen[] {
  if (!existsSync(list)) {
    throw new Error("client/dist/pages.json is missing: run npm run build first");
  }
  const built = JSON.parse(readFileSync(list, "utf8")) as Built;
  return [
    ...Object.keys(built.public).map((path) => ({
      path: ARTICLES[path] ?? path,
      signedIn: false,
    })),
    { path: "/no-such-page", signedIn: false },
    ...[...Object.keys(built.app).filter(isFixedPage), ...TABS].map((path) => ({
      path,
      signedIn: true,
    })),
  ];
}

/** Every screen of the console, each tab of a page by its own address. */
export function consoleScreens(): string[] {
  const tabs = Object.entries(CONSOLE_TABS).flatMap(([page, words]) =>
    words.map((tab) => `${CONSOLE_PATHS[page as keyof typeof CONSOLE_TABS]}?tab=${tab}`),
  );
  return [CONSOLE_PATHS.dashboard, ...tabs];
}

/** The address of a screen in a language: only public ones carry it in their path. */
export function addressOf(screen: Screen, language: Language): string {
  if (screen.signedIn || language === "en") {
    return screen.path;
  }
  return screen.path === "/" ? "/id" : `/id${screen.path}`;
}

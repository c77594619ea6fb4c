import { APP_PATHS, DEBT_PAGE, IMPORT_PAGE, WALLET_PAGE } from "@/lib/paths";

interface Parts {
  /** The named parts of the build that the screen has beside those of every signed-in page. */
  parts: readonly string[];
  words: readonly string[];
}

/**
 * What the first screen of a signed-in address needs, so that its html can ask for all of it at
 * once. The overview comes with every page. The console is left out: whoever does not operate it
 * never gets its parts.
 */
export const FIRST_PARTS: Readonly<Record<string, Parts>> = {
  [APP_PATHS.transactions]: { parts: ["transactions"], words: ["transactions/list"] },
  [APP_PATHS.budget]: { parts: ["budget"], words: ["budgets"] },
  [APP_PATHS.planning]: { parts: ["planning"], words: ["goals"] },
  [APP_PATHS.forecast]: { parts: ["forecast"], words: ["forecast"] },
  [APP_PATHS.reminders]: { parts: ["reminders-page"], words: ["reminders", "proposals"] },
  [APP_PATHS.letters]: { parts: ["letters"], words: ["monthly_letter"] },
  [APP_PATHS.notifications]: { parts: ["notifications"], words: ["notifications"] },
  [APP_PATHS.wallets]: { parts: ["wallets"], words: ["wallets"] },
  [WALLET_PAGE]: { parts: ["wallet"], words: ["wallets"] },
  [APP_PATHS.imports]: { parts: ["imports"], words: ["imports"] },
  [IMPORT_PAGE]: { parts: ["imports"], words: ["imports"] },
  [APP_PATHS.debts]: { parts: ["debts"], words: ["debts"] },
  [DEBT_PAGE]: { parts: ["debt"], words: ["debts"] },
  [APP_PATHS.rules]: { parts: ["rules"], words: ["rules"] },
  [APP_PATHS.settings]: { parts: ["settings", "setting-steps"], words: [] },
};

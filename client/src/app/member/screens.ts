import { msg } from "@lingui/core/macro";

import { lazyScreen, storedScreen } from "../lazy-screen";
import { settingSteps } from "./pages/setting/setting-steps";
import { wordsOf } from "./words";

/** Every signed-in screen: its title, its code and its words. */
export const screens = {
  overview: lazyScreen({
    title: msg`Overview`,
    load: () => import(/* webpackChunkName: "overview" */ "./pages/OverviewPage"),
  }),
  // Each of its views names the window itself.
  transactions: storedScreen({
    title: msg`Transactions`,
    load: () => import(/* webpackChunkName: "transactions" */ "./pages/TransactionsPage"),
    words: [wordsOf("transactions/list")],
  }),
  budget: lazyScreen({
    title: msg`Budget`,
    load: () => import(/* webpackChunkName: "budget" */ "./pages/BudgetPage"),
    words: [wordsOf("budgets")],
  }),
  planning: lazyScreen({
    title: msg`Planning`,
    load: () => import(/* webpackChunkName: "planning" */ "./pages/PlanningPage"),
    words: [wordsOf("goals")],
  }),
  reminders: lazyScreen({
    title: msg`Reminders`,
    load: () => import(/* webpackChunkName: "reminders-page" */ "./pages/RemindersPage"),
    words: [wordsOf("reminders"), wordsOf("proposals")],
  }),
  letters: lazyScreen({
    title: msg`Monthly letter`,
    load: () => import(/* webpackChunkName: "letters" */ "./pages/LettersPage"),
    words: [wordsOf("monthly_letter")],
  }),
  wallets: lazyScreen({
    title: msg`Wallets`,
    load: () => import(/* webpackChunkName: "wallets" */ "./pages/WalletsPage"),
    words: [wordsOf("wallets")],
  }),
  // Its title is the name of the wallet.
  wallet: storedScreen({
    title: msg`Wallets`,
    load: () => import(/* webpackChunkName: "wallet" */ "./pages/WalletPage"),
    words: [wordsOf("wallets")],
  }),
  debts: lazyScreen({
    title: msg`Debts`,
    load: () => import(/* webpackChunkName: "debts" */ "./pages/DebtsPage"),
    words: [wordsOf("debts")],
  }),
  // Its title is the name of the debt.
  debt: storedScreen({
    title: msg`Debts`,
    load: () => import(/* webpackChunkName: "debt" */ "./pages/DebtPage"),
    words: [wordsOf("debts")],
  }),
  // The title of one import says what its file is.
  imports: storedScreen({
    title: msg`Import`,
    load: () => import(/* webpackChunkName: "imports" */ "./pages/ImportsPage"),
    words: [wordsOf("imports")],
  }),
  forecast: lazyScreen({
    title: msg`Forecast`,
    load: () => import(/* webpackChunkName: "forecast" */ "./pages/ForecastPage"),
    words: [wordsOf("forecast")],
  }),
  rules: lazyScreen({
    title: msg`Rules`,
    load: () => import(/* webpackChunkName: "rules" */ "./pages/RulesPage"),
    words: [wordsOf("rules")],
  }),
  notifications: lazyScreen({
    title: msg`Notification`,
    load: () => import(/* webpackChunkName: "notifications" */ "./pages/NotificationPage"),
    words: [wordsOf("notifications")],
  }),
  settings: lazyScreen({
    title: msg`Setting`,
    load: async () => {
      const page = import(/* webpackChunkName: "settings" */ "./pages/SettingPage");
      await settingSteps.preload();
      return await page;
    },
  }),
};

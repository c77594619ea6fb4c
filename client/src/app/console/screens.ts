import { msg } from "@lingui/core/macro";

import { lazyScreen } from "../lazy-screen";
import { consoleWordsOf } from "./words";

/** Every screen of the console: its title, its code and its words. Where it has tabs they bring both. */
export const screens = {
  dashboard: lazyScreen({
    title: msg`Dashboard`,
    load: () =>
      import(/* webpackChunkName: "console-dashboard" */ "@/features/admin/DashboardPage"),
    words: [consoleWordsOf("admin")],
  }),
  users: lazyScreen({
    title: msg`User`,
    load: () => import(/* webpackMode: "eager" */ "./pages/UsersPage"),
  }),
  content: lazyScreen({
    title: msg`Content`,
    load: () => import(/* webpackMode: "eager" */ "./pages/ContentPage"),
  }),
  settings: lazyScreen({
    title: msg`Setting`,
    load: () => import(/* webpackMode: "eager" */ "./pages/SettingsPage"),
  }),
};

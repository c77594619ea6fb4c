import { msg } from "@lingui/core/macro";

import { lazyScreen } from "../lazy-screen";
import { consoleWordsOf } from "./words";

/** Every screen of the console: its title, its code and its words. */
export const screens = {
  dashboard: lazyScreen({
    title: msg`Dashboard`,
    load: () =>
      import(/* webpackChunkName: "console-dashboard" */ "@/features/admin/DashboardPage"),
    words: [consoleWordsOf("admin")],
  }),
  users: lazyScreen({
    title: msg`User`,
    load: () => import(/* webpackChunkName: "console-users" */ "./pages/UsersPage"),
  }),
  content: lazyScreen({
    title: msg`Content`,
    load: () => import(/* webpackChunkName: "console-content" */ "./pages/ContentPage"),
  }),
  settings: lazyScreen({
    title: msg`Setting`,
    load: () => import(/* webpackChunkName: "console-settings" */ "./pages/SettingsPage"),
  }),
};

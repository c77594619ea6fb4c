import { type RouteObject, useRoutes } from "react-router-dom";

import { APP_PATHS, CONSOLE_PATHS, DEBT_PAGE, IMPORT_PAGE, WALLET_PAGE } from "@/lib/paths";

import { lazyPart, lazyRoute, preloadFrom } from "../lazy-screen";
import { AppLayout } from "./layouts/AppLayout";
import { screens } from "./screens";

const operators = lazyPart({
  load: () => import(/* webpackChunkName: "operators" */ "../console/Operators"),
});

const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    children: [
      lazyRoute(screens.overview, { path: APP_PATHS.overview }),
      lazyRoute(screens.transactions, { path: APP_PATHS.transactions }),
      lazyRoute(screens.budget, { path: APP_PATHS.budget }),
      lazyRoute(screens.planning, { path: APP_PATHS.planning }),
      lazyRoute(screens.reminders, { path: APP_PATHS.reminders }),
      lazyRoute(screens.letters, { path: APP_PATHS.letters }),
      lazyRoute(screens.wallets, { path: APP_PATHS.wallets }),
      lazyRoute(screens.wallet, { path: WALLET_PAGE }),
      lazyRoute(screens.debts, { path: APP_PATHS.debts }),
      lazyRoute(screens.debt, { path: DEBT_PAGE }),
      lazyRoute(screens.imports, { path: APP_PATHS.imports }),
      lazyRoute(screens.imports, { path: IMPORT_PAGE }),
      lazyRoute(screens.forecast, { path: APP_PATHS.forecast }),
      lazyRoute(screens.rules, { path: APP_PATHS.rules }),
      lazyRoute(screens.notifications, { path: APP_PATHS.notifications }),
      lazyRoute(screens.settings, { path: APP_PATHS.settings }),
    ],
  },
  lazyRoute(operators, {
    children: Object.values(CONSOLE_PATHS).map((path) => ({ path })),
  }),
];

/** All signed-in screens. */
export default function MemberScreens() {
  return useRoutes(routes);
}

/** Fetches the screen of a signed-in address. */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  await preloadFrom(routes, pathname);
}

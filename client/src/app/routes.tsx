import { matchRoutes, type RouteObject } from "react-router-dom";

import { LANGUAGES } from "@/i18n/languages";
import { APP_PATHS, PUBLIC_PATHS, type PublicPath, publicPath } from "@/lib/paths";

import { type LazyPart, lazyPart } from "./lazy-screen";
import { screens } from "./screens";
import { wordsOf } from "./words";

const appLayout = lazyPart({
  load: () => import(/* webpackChunkName: "own" */ "./layouts/AppLayout"),
});
const publicLayout = lazyPart({
  load: () => import(/* webpackChunkName: "public-layout" */ "./layouts/PublicLayout"),
  words: [wordsOf("landing")],
});

/** A route whose parts can be fetched before it is shown. */
function route({ Component, preload }: LazyPart, more: RouteObject = {}): RouteObject {
  return { element: <Component />, handle: { preload }, ...more } as RouteObject;
}

/** A public page at its address in each language. */
function inLanguages(path: PublicPath, part: LazyPart): RouteObject[] {
  return LANGUAGES.map((language) => route(part, { path: publicPath(path, language) }));
}

export const routes: RouteObject[] = [
  route(publicLayout, { children: inLanguages(PUBLIC_PATHS.home, screens.landing) }),
  ...inLanguages(PUBLIC_PATHS.login, screens.login),
  ...inLanguages(PUBLIC_PATHS.register, screens.register),
  ...inLanguages(PUBLIC_PATHS.verification, screens.verification),
  route(appLayout, {
    children: [
      route(screens.overview, { path: APP_PATHS.overview }),
      route(screens.transactions, { path: APP_PATHS.transactions }),
    ],
  }),
  route(publicLayout, { children: [route(screens.notFound, { path: "*" })] }),
];

/** Fetches what an address needs, so that its page shows at once. */
export async function preloadRoute(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  const preloads = matches.map(({ route }) => (route.handle as LazyPart | undefined)?.preload());
  await Promise.all(preloads);
}

import { type RouteObject, useLocation, useRoutes } from "react-router-dom";

import { LANGUAGES } from "@/i18n/languages";
import {
  type ArticleKind,
  articlePath,
  isAppPath,
  PUBLIC_PATHS,
  type PublicPath,
  publicPath,
} from "@/lib/paths";

import { type LazyPart, lazyPart, lazyRoute, preloadFrom } from "./lazy-screen";
import { publicLayout } from "./public-layout";
import { screens } from "./screens";
import { memberWords } from "./words";

const loadOwn = () => import(/* webpackChunkName: "member" */ "./member/MemberScreens");
const own = lazyPart({ load: loadOwn, words: [memberWords] });

/** A public page at its address in each language. */
function inLanguages(path: PublicPath, part: LazyPart): RouteObject[] {
  return LANGUAGES.map((language) => lazyRoute(part, { path: publicPath(path, language) }));
}

/** The articles of a kind, in each language below their list. */
function articlesInLanguages(kind: ArticleKind, part: LazyPart): RouteObject[] {
  return LANGUAGES.map((language) =>
    lazyRoute(part, { path: articlePath(kind, ":slug", language) }),
  );
}

const routes: RouteObject[] = [
  lazyRoute(publicLayout, {
    children: [
      ...inLanguages(PUBLIC_PATHS.home, screens.landing),
      ...inLanguages(PUBLIC_PATHS.blog, screens.blog),
      ...inLanguages(PUBLIC_PATHS.tips, screens.tips),
      ...articlesInLanguages("blog", screens.blogArticle),
      ...articlesInLanguages("tip", screens.tip),
      ...inLanguages(PUBLIC_PATHS.about, screens.about),
      ...inLanguages(PUBLIC_PATHS.privacy, screens.privacy),
      ...inLanguages(PUBLIC_PATHS.terms, screens.terms),
    ],
  }),
  ...inLanguages(PUBLIC_PATHS.login, screens.login),
  ...inLanguages(PUBLIC_PATHS.register, screens.register),
  ...inLanguages(PUBLIC_PATHS.verification, screens.verification),
  ...inLanguages(PUBLIC_PATHS.forgot, screens.forgot),
  ...inLanguages(PUBLIC_PATHS.reset, screens.reset),
  ...inLanguages(PUBLIC_PATHS.invitation, screens.invitation),
  ...inLanguages(PUBLIC_PATHS.done, screens.done),
  ...inLanguages(PUBLIC_PATHS.unsubscribe, screens.unsubscribe),
  lazyRoute(publicLayout, { children: [lazyRoute(screens.notFound, { path: "*" })] }),
];

function PublicScreens() {
  return useRoutes(routes);
}

/** The screen of the address; what lies behind the sign-in brings routes of its own. */
export function Screens() {
  return isAppPath(useLocation().pathname) ? <own.Component /> : <PublicScreens />;
}

/** Fetches what an address needs, so that its page shows at once. */
export async function preloadRoute(pathname: string): Promise<void> {
  if (!isAppPath(pathname)) return await preloadFrom(routes, pathname);
  const [{ preloadMemberScreen }] = await Promise.all([loadOwn(), own.preload()]);
  await preloadMemberScreen(pathname);
}

import type { MessageDescriptor } from "@lingui/core";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";

import type { LoadWords } from "@/i18n/catalogues";
import { LANGUAGES, type Language } from "@/i18n/languages";
import { pageTitle } from "@/lib/page-title";
import { APP_PATHS, type PublicPath, publicPath } from "@/lib/paths";
import { ROUTING } from "@/lib/routing";

import { App } from "./App";
import { NOT_FOUND, PUBLIC_PAGES } from "./public/pages";
import { preloadRoute } from "./routes";
import { catalogues, commonWords } from "./words";

/** One html file to be: what stands in its head, and the markup that the browser takes over. */
export interface Written {
  /** The address that both languages share; null for what stands at no address of its own. */
  path: PublicPath | null;
  language: Language;
  title: string;
  description: string | null;
  markup: string;
  parts: readonly string[];
  words: readonly string[];
  hidden: boolean;
}

/** What is said about the pages, but not on them. */
const describingWords: LoadWords = (language) => import(`./public/locales/${language}.po`);

const NOWHERE = "/there-is-no-such-page";

async function markupOf(address: string, language: Language): Promise<string> {
  const words = [commonWords, describingWords].map((part) => catalogues.add(part));
  await Promise.all([...words, preloadRoute(address)]);
  await catalogues.activate(language);
  const page = (
    <StaticRouter location={address} future={ROUTING}>
      <App language={language} />
    </StaticRouter>
  );
  // The first writing only asks for the parts of the page that come later in a browser.
  renderToString(page);
  await new Promise((resolve) => setTimeout(resolve));
  const markup = renderToString(page);
  if (markup.includes("<!--$!-->")) throw new Error(`${address} is not written to its end`);
  return markup;
}

function titled(title: MessageDescriptor): string {
  return pageTitle(catalogues.i18n._(title));
}

async function publicPages(language: Language): Promise<Written[]> {
  const written: Written[] = [];
  for (const { path, screen, description, parts, words, hidden = false } of PUBLIC_PAGES) {
    const markup = await markupOf(publicPath(path, language), language);
    const title = titled(screen.title);
    const said = catalogues.i18n._(description);
    written.push({ path, language, title, description: said, markup, parts, words, hidden });
  }
  return written;
}

async function notFound(language: Language): Promise<Written> {
  const markup = await markupOf(NOWHERE, language);
  const title = titled(NOT_FOUND.screen.title);
  return { ...NOT_FOUND, path: null, language, title, description: null, markup, hidden: true };
}

/** Its html names what every signed-in page needs, so that all of it comes at the same time. */
function shell(language: Language): Written {
  const bare = {
    markup: "",
    parts: ["own"],
    words: ["own", "overview"],
    description: null,
    hidden: true,
  };
  return { ...bare, path: null, language, title: "Lumbung" };
}

/** Everything that is written at build time, in one language after the other. */
export async function writeAll() {
  const all = [];
  for (const language of LANGUAGES) {
    const pages = await publicPages(language);
    all.push({ language, pages, notFound: await notFound(language), shell: shell(language) });
  }
  return { languages: all, appPaths: Object.values(APP_PATHS) };
}

export { publicPath };

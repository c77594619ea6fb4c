import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server";

import type { Article } from "@/api/public-content";
import type { LoadWords } from "@/i18n/catalogues";
import { LANGUAGES, type Language } from "@/i18n/languages";
import { pageTitle } from "@/lib/page-title";
import { APP_PATHS, CONSOLE_PATHS, type PublicPath, publicPath } from "@/lib/paths";
import { ROUTER_OPTIONS } from "./router-options";
import type { TemplateAnswer } from "@/lib/template-mode";
import { templateMode } from "@/lib/template-mode";
import { SLUG, template } from "./template/placeholders";
import { articlePlaceholder, writer } from "./template/template-renderer";
import type { Variant } from "./template/template-renderer";

import { FIGURE_SIZES } from "@/ui/money/HeroMoney";

import { App } from "./App";
import { BudgetPicture, OverviewPicture, TransactionsPicture } from "./member/FirstPicture";
import { LanguageProvider } from "./state/LanguageProvider";
import { appManifest } from "./public/app-manifest";
import { DESCRIPTIONS } from "./public/descriptions";
import { NOT_FOUND, PUBLIC_PAGES, type PublicPage } from "./public/pages";
import { preloadRoute } from "./routes";
import { catalogues, commonWords, memberWords } from "./words";
import { FIRST_PARTS } from "./public/first-parts";
import { failurePages, withoutScripts } from "./public/failures";

/** One html file to be: what stands in its head, and the markup that the browser takes over. */
export interface PrerenderedFile {
  /** The address that both languages share; null for what stands at no address of its own. */
  path: string | null;
  language: Language;
  title: string;
  description: string | null;
  markup: string;
  parts: readonly string[];
  words: readonly string[];
  /** What the entry will ask for, and can have been fetched by then. */
  ahead?: { parts: readonly string[]; words: readonly string[] };
  hidden: boolean;
  /** The stored answers that the server fills in. */
  answers: readonly TemplateAnswer[];
  /** The article that the page is about; its values stand for what is filled in. */
  article: Article | null;
}

/** A page as it is, and as it is when what it shows cannot be had. */
export interface PrerenderedPage {
  /** The address as the server's router knows it. */
  route: string;
  ready: PrerenderedFile;
  failed?: PrerenderedFile;
  missing?: PrerenderedFile;
}

/** What is said about the pages, but not on them. */
const describingWords: LoadWords = (language) => import(`./public/locales/${language}.po`);

const NOWHERE = "/there-is-no-such-page";

/** What a browser is to fetch early; of pictures that are only known later there is no such thing. */
const EARLY_UNKNOWN = /^<link rel="preload"[^>]*\uE000[^>]*>/u;

async function markupOf(address: string, language: Language, variant: Variant = "ready") {
  const words = [commonWords, describingWords].map((part) => catalogues.add(part));
  await Promise.all([...words, preloadRoute(address)]);
  await catalogues.activate(language);
  const page = (
    <StaticRouter location={address} future={ROUTER_OPTIONS}>
      <App language={language} />
    </StaticRouter>
  );
  const { needed, ...now } = writer(variant);
  templateMode.now = now;
  // The first writing only asks for the parts of the page that come later in a browser.
  renderToString(page);
  await new Promise((resolve) => setTimeout(resolve));
  let markup = renderToString(page);
  templateMode.now = null;
  if (markup.includes("<!--$!-->")) throw new Error(`${address} is not written to its end`);
  while (EARLY_UNKNOWN.test(markup)) markup = markup.replace(EARLY_UNKNOWN, "");
  return { markup, answers: [...needed.values()] };
}

function titled(title: MessageDescriptor): string {
  return pageTitle(catalogues.i18n._(title));
}

async function publicPage(page: PublicPage, language: Language): Promise<PrerenderedPage> {
  const { screen, parts, words, stored } = page;
  const { text, hidden = false } = DESCRIPTIONS[page.path];
  const path = stored === "one" ? `${page.path}/${SLUG}` : page.path;
  const address = publicPath(path as PublicPath, language);
  const common = { language, parts, words };
  const article = stored === "one" ? (articlePlaceholder() as Article) : null;
  const ready: PrerenderedFile = {
    ...common,
    ...(await markupOf(address, language)),
    path,
    hidden,
    article,
    title: article ? pageTitle(article.title) : titled(screen.title),
    description: article ? article.description : catalogues.i18n._(text),
  };
  const written: PrerenderedPage = { route: path.replace(SLUG, "<slug>"), ready };
  const without = async (variant: Variant, title: MessageDescriptor): Promise<PrerenderedFile> => ({
    ...common,
    ...(await markupOf(address, language, variant)),
    path: null,
    hidden: true,
    article: null,
    title: titled(title),
    description: null,
  });
  if (stored) written.failed = await without("failed", screen.title);
  if (stored === "one") written.missing = await without("missing", NOT_FOUND.screen.title);
  return written;
}

async function publicPages(language: Language): Promise<PrerenderedPage[]> {
  const written: PrerenderedPage[] = [];
  for (const page of PUBLIC_PAGES) written.push(await publicPage(page, language));
  return written;
}

async function notFound(language: Language): Promise<PrerenderedFile> {
  const { parts, words, screen } = NOT_FOUND;
  const found = await markupOf(NOWHERE, language);
  const bare = { path: null, description: null, article: null, hidden: true };
  return { ...bare, ...found, parts, words, language, title: titled(screen.title) };
}

/** The html of a signed-in address: empty, but it names the parts of its first screen. */
function shell(path: string, language: Language): PrerenderedFile {
  return {
    markup: "",
    parts: ["member"],
    words: ["member"],
    ahead: FIRST_PARTS[path],
    description: null,
    hidden: true,
    answers: [],
    article: null,
    path: null,
    language,
    title: "Lumbung",
  };
}

/** An address with a parameter as the server's router knows it. */
const toRoute = (path: string) => path.replace(/:(\w+)/g, "<$1>");

function shells(language: Language): Record<string, PrerenderedFile> {
  // Pages of one thing, such as a wallet, are among those with parts of their own.
  const paths = new Set([
    ...Object.values(APP_PATHS),
    ...Object.keys(FIRST_PARTS),
    ...Object.values(CONSOLE_PATHS),
  ]);
  return Object.fromEntries([...paths].map((path) => [toRoute(path), shell(path, language)]));
}

const PICTURES: Readonly<Record<string, ComponentType>> = {
  [APP_PATHS.overview]: OverviewPicture,
  [APP_PATHS.transactions]: TransactionsPicture,
  [APP_PATHS.budget]: BudgetPicture,
};

/** What stands on signed-in pages before their scripts have run, by their addresses. */
async function pictures(language: Language): Promise<Record<string, string>> {
  await catalogues.add(memberWords);
  await catalogues.activate(language);
  const drawn = Object.entries(PICTURES).map(([path, Picture]) => {
    const picture = renderToString(
      <StaticRouter location={path} future={ROUTER_OPTIONS}>
        <LanguageProvider initial={language}>
          <Picture />
        </LanguageProvider>
      </StaticRouter>,
    );
    return [path, picture];
  });
  return Object.fromEntries(drawn);
}

/** Everything that is written at build time, in one language after the other. */
export async function prerenderAll({ color }: { color: string }) {
  const all = [];
  for (const language of LANGUAGES) {
    const pages = await publicPages(language);
    const nowhere = await notFound(language);
    const failures = failurePages(language, catalogues.i18n);
    const noScripts = withoutScripts(language, catalogues.i18n);
    const beside = {
      notFound: nowhere,
      failures,
      noScripts,
      shells: shells(language),
      manifest: appManifest(language, catalogues.i18n, color),
      pictures: await pictures(language),
    };
    all.push({ language, pages, ...beside });
  }
  return { languages: all, figureSizes: FIGURE_SIZES };
}

export { publicPath, template };

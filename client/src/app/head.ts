import { LANGUAGES, type Language } from "@/i18n/languages";
import { feedPath, type PublicPath, publicPath, splitLanguage } from "@/lib/paths";

import { DESCRIPTIONS } from "./public/descriptions";
import { catalogues } from "./words";

const LOCALES: Readonly<Record<Language, string>> = { en: "en_US", id: "id_ID" };

/** What the html of a page says about that page alone. */
const OF_ONE_PAGE = [
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="twitter:card"]',
  'meta[property^="og:"]',
  'meta[property^="article:"]',
  'script[type="application/ld+json"]',
].join();

/** The sentences about the pages. */
const describingWords = (language: Language) =>
  import(/* webpackChunkName: "words-head-[request]" */ `./public/locales/${language}.po`);

/** What is shown now. */
interface ShownPage {
  pathname: string;
  name: string;
  language: Language;
  /** What is stored with an article; other pages have their own. */
  description?: string | undefined;
}

function add(tag: "link" | "meta", attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

const property = (name: string, content: string) => add("meta", { property: name, content });

/** The page of an address, when it is one that search engines may know. */
function described({ pathname, description }: ShownPage): string | null {
  const { path } = splitLanguage(pathname);
  if (description !== undefined) return description;
  const page = path in DESCRIPTIONS ? DESCRIPTIONS[path as PublicPath] : null;
  return page && !page.hidden ? catalogues.i18n._(page.text) : null;
}

/** Says in the head what the server says there about this page, for bookmarks and share menus. */
export async function updateHead(shown: ShownPage): Promise<void> {
  await catalogues.add(describingWords);
  const { pathname, name, language } = shown;
  // Meanwhile the reader may be elsewhere.
  if (window.location.pathname !== pathname || catalogues.language !== language) return;
  for (const element of document.head.querySelectorAll(OF_ONE_PAGE)) element.remove();
  const text = described(shown);
  if (text === null) return add("meta", { name: "robots", content: "noindex" });
  const path = splitLanguage(pathname).path as PublicPath;
  const address = (code: Language) => `${window.location.origin}${publicPath(path, code)}`;
  add("link", { rel: "canonical", href: address(language) });
  for (const code of LANGUAGES) {
    add("link", { rel: "alternate", hreflang: code, href: address(code) });
  }
  add("link", { rel: "alternate", hreflang: "x-default", href: address("en") });
  const feed = { type: "application/atom+xml", title: "Lumbung", href: feedPath(language) };
  add("link", { rel: "alternate", ...feed });
  add("meta", { name: "description", content: text });
  property("og:type", shown.description === undefined ? "website" : "article");
  property("og:site_name", "Lumbung");
  property("og:title", name);
  property("og:description", text);
  property("og:url", address(language));
  property("og:locale", LOCALES[language]);
  property("og:image", `${window.location.origin}/share-${language}.jpg`);
}

/** What search engines and link previews say about a page, and under which address. */

/** Search engines want whole addresses; the server fills in its own when it starts. */
export const ORIGIN = "https://public-url.invalid";

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const LOCALES = { en: "en_US", id: "id_ID" };
const FEEDS = { en: "/feed.xml", id: "/id/feed.xml" };

export const escape = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

const name = (name, content) => `<meta name="${name}" content="${escape(content)}">`;
const property = (name, content) => `<meta property="${name}" content="${escape(content)}">`;
const statement = (text) => `\uE002${text}\uE003`;

/** The picture of a link preview, 1200 x 630: an article's own, else that of the language. */
export function shareOf({ article, language }) {
  const plain = `/share-${language}.jpg`;
  if (!article) return `${ORIGIN}${plain}`;
  return `${ORIGIN}\uE000article.cover.share if article.cover else "${plain}"\uE001`;
}

/** The one address of a page, and where it stands in the other languages. */
export function alternates(page, { publicPath, languages }) {
  if (page.path === null || page.hidden) return [];
  const href = (language) => escape(`${ORIGIN}${publicPath(page.path, language)}`);
  const link = (code, language) =>
    `<link rel="alternate" hreflang="${code}" href="${href(language)}">`;
  return [
    `<link rel="canonical" href="${href(page.language)}">`,
    ...languages.map((code) => ifThere(page, code, link(code, code))),
    ifThere(page, "en", link("x-default", "en"), link("x-default", page.language)),
  ];
}

/** What is said of a page in a language; an article may have none there. */
function ifThere({ article, language }, code, text, otherwise = "") {
  if (!article || code === language) return text;
  const other = otherwise && statement("else") + otherwise;
  return `${statement(`if "${code}" in article.languages`)}${text}${other}${statement("endif")}`;
}

/** Where feed readers find what is new. */
export function feedOf({ path, language }) {
  if (path === null) return [];
  return [
    `<link rel="alternate" type="application/atom+xml" title="Lumbung" href="${FEEDS[language]}">`,
  ];
}

function picture(page, headline) {
  return [
    // Its address is a token of the template, whose quotation marks are none of html.
    `<meta property="og:image" content="${shareOf(page)}">`,
    property("og:image:type", "image/jpeg"),
    property("og:image:width", "1200"),
    property("og:image:height", "630"),
    property("og:image:alt", headline),
    name("twitter:card", "summary_large_image"),
  ];
}

function ofArticle({ article }) {
  const modified = property("article:modified_time", article.updated_at);
  return [
    property("article:published_time", article.published_at) +
      statement("if article.updated_at") +
      modified +
      statement("endif"),
  ];
}

/** Title, description and picture for whoever shows a link to the page. */
export function preview(page, { publicPath, languages }) {
  if (page.description === null) return [];
  const { article, description, language } = page;
  const headline = article ? article.title : page.title;
  const others = languages.filter((code) => code !== language);
  return [
    name("description", description),
    property("og:type", article ? "article" : "website"),
    property("og:site_name", "Lumbung"),
    property("og:title", headline),
    property("og:description", description),
    property("og:url", ORIGIN + publicPath(page.path, language)),
    property("og:locale", LOCALES[language]),
    ...others.map((code) => ifThere(page, code, property("og:locale:alternate", LOCALES[code]))),
    ...picture(page, headline),
    ...(article ? ofArticle(page) : []),
  ];
}

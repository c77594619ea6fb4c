/** What search engines read about a page beside its text: JSON-LD in the words of schema.org. */
import { ORIGIN, shareOf } from "./preview.mjs";

const VALUE = /\uE000([^\uE001]*)\uE001/u;
const SITE = `${ORIGIN}/#site`;
const PUBLISHER = `${ORIGIN}/#lumbung`;

/** An expression of the template for a text in which some values are filled in later. */
function filledLater(text) {
  const parts = text.split(VALUE).map((part, at) => (at % 2 ? `(${part})` : JSON.stringify(part)));
  return `\uE000(${parts.filter((part) => part !== '""').join(" ~ ")})|tojson\uE001`;
}

/** JSON that may stand in html; what is filled in later is written as JSON by the template. */
function json(value) {
  if (typeof value === "string") {
    return VALUE.test(value) ? filledLater(value) : JSON.stringify(value).replace(/</g, "\\u003c");
  }
  if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // Spaces keep braces apart, which mean something in a template when they touch.
  const fields = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${json(one)}`);
  return `{ ${fields.join(",")} }`;
}

const organization = {
  "@type": "Organization",
  "@id": PUBLISHER,
  name: "Lumbung",
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-any-512.png`,
};

function webSite({ language, description }) {
  return {
    "@type": "WebSite",
    "@id": SITE,
    name: "Lumbung",
    url: `${ORIGIN}/`,
    description,
    inLanguage: language,
    publisher: { "@id": PUBLISHER },
  };
}

function articleOf({ article, language }, address) {
  return {
    "@type": "Article",
    "@id": `${address}#article`,
    mainEntityOfPage: address,
    headline: article.title,
    description: article.description,
    image: [shareOf({ article, language })],
    datePublished: article.published_at,
    dateModified: "\uE000article.updated_at or article.published_at\uE001",
    inLanguage: language,
    isAccessibleForFree: true,
    author: organization,
    publisher: organization,
    isPartOf: { "@type": "WebSite", "@id": SITE, name: "Lumbung", url: `${ORIGIN}/` },
  };
}

/** The way from the first page to this one, by the pages that are named. */
function breadcrumbs(page, { publicPath, names }) {
  const above = page.article ? [page.path.slice(0, page.path.lastIndexOf("/"))] : [];
  const steps = [
    ["/", "Lumbung"],
    ...above.map((path) => [path, names[page.language][path]]),
    [page.path, page.article ? page.article.title : names[page.language][page.path]],
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([path, name], at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `${ORIGIN}${publicPath(path, page.language)}`,
    })),
  };
}

/** The script element with what a public page is about. */
export function linkedData(page, build) {
  if (page.path === null || page.hidden) return [];
  const address = ORIGIN + build.publicPath(page.path, page.language);
  const graph =
    page.path === "/"
      ? [organization, webSite(page)]
      : [...(page.article ? [articleOf(page, address)] : []), breadcrumbs(page, build)];
  const text = json({ "@context": "https://schema.org", "@graph": graph });
  return [`<script type="application/ld+json">${text}</script>`];
}

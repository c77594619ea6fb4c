/** The forms of the stored answers, by their calls: what each value is to a page. */

/** `path` begins with a slash; `html` may only be the whole content of an element. */
export type Leaf = "text" | "path" | "html";
export type Shape = Leaf | { list: Shape } | { [name: string]: Shape };

const COVER: Shape = {
  src: "path",
  width: "text",
  height: "text",
  avif: "text",
  webp: "text",
  share: "path",
};

const CARD_LABELS = {
  published: "text",
  reading: "text",
  views: "text",
  comments: "text",
  age: "text",
} as const;

const CARD = {
  slug: "text",
  kind: "text",
  title: "text",
  description: "text",
  path: "path",
  cover: COVER,
  minutes: "text",
  views: "text",
  comments: "text",
  published_at: "text",
  labels: CARD_LABELS,
} as const satisfies Shape;

const SOURCE: Shape = { title: "text", publisher: "text", url: "text" };

const ARTICLE: Shape = {
  ...CARD,
  body: "html",
  contents: { list: { id: "text", title: "text" } },
  sources: { list: SOURCE },
  updated_at: "text",
  topics: { list: "text" },
  labels: { ...CARD_LABELS, updated: "text" },
  related: { list: CARD },
  next: CARD,
};

const SITE: Shape = {
  contact: {
    name: "text",
    email: "text",
    phone: "text",
    street: "text",
    city: "text",
    postcode: "text",
    country: "text",
    fax: "text",
  },
  social: { instagram: "text", youtube: "text", x: "text", facebook: "text" },
};

export const SHAPES: Readonly<Record<string, Shape>> = {
  site: SITE,
  articles: { datas: { list: CARD }, next_cursor: "text" },
  article: ARTICLE,
};

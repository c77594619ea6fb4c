/** The forms of the stored answers, by their calls: what each value is to a page. */
import type { Article, ArticleCard, Cover, Site, Source } from "@/api/public-content";

/** `path` begins with a slash; `html` may only be the whole content of an element. */
export type Leaf = "text" | "path" | "html";
export type Shape = Leaf | { list: Shape } | { [name: string]: Shape };

/** The form that a type must have, so that nothing of an answer is forgotten. */
type ShapeOf<Type> = [NonNullable<Type>] extends [string | number | boolean]
  ? Leaf
  : NonNullable<Type> extends readonly (infer One)[]
    ? { list: ShapeOf<One> }
    : { [Name in keyof NonNullable<Type>]-?: ShapeOf<NonNullable<Type>[Name]> };

const COVER: ShapeOf<Cover> = {
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
} as const satisfies ShapeOf<ArticleCard>;

const SOURCE: ShapeOf<Source> = { title: "text", publisher: "text", url: "text" };

const ARTICLE: ShapeOf<Article> = {
  ...CARD,
  languages: { list: "text" },
  body: "html",
  contents: { list: { id: "text", title: "text" } },
  sources: { list: SOURCE },
  updated_at: "text",
  topics: { list: "text" },
  labels: { ...CARD_LABELS, updated: "text" },
  related: { list: CARD },
  next: CARD,
};

const SITE: ShapeOf<Site> = {
  contact: {
    name: "text",
    email: "text",
    phone: "text",
    street: "text",
    city: "text",
    postcode: "text",
    country: "text",
    fax: "text",
    email_link: "text",
    phone_link: "text",
  },
  social: { instagram: "text", youtube: "text", x: "text", facebook: "text" },
};

export const SHAPES: Readonly<Record<string, Shape>> = {
  site: SITE,
  articles: { datas: { list: CARD }, next_cursor: "text" },
  article: ARTICLE,
};

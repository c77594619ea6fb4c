import type { ArticleKind } from "@/lib/paths";

/** A picture in its sizes; `avif` and `webp` are lists for `srcSet`, `share` is a whole path. */
export interface Cover {
  src: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  share: string;
}

/** An article as its card shows it. */
export interface ArticleCard {
  slug: string;
  kind: ArticleKind;
  title: string;
  description: string;
  /** Without its language: '/blog/blog1'. */
  path: string;
  cover: Cover | null;
  minutes: number;
  views: number;
  comments: number;
  published_at: string;
  /** What is said about it, in the language that was asked for. */
  labels: { published: string; reading: string; views: string; comments: string; age: string };
}

export interface Source {
  title: string;
  publisher: string;
  url: string;
}

/** A part of an article; `id` is that of its heading in the body. */
export interface Heading {
  id: string;
  title: string;
}

export interface Article extends ArticleCard {
  /** Html that the server has made and cleaned. */
  body: string;
  contents: Heading[];
  sources: Source[];
  updated_at: string | null;
  topics: string[];
  labels: ArticleCard["labels"] & { updated: string | null };
  related: ArticleCard[];
  next: ArticleCard | null;
}

export interface Articles {
  datas: ArticleCard[];
  next_cursor: string | null;
}

type Contact = "name" | "email" | "phone" | "street" | "city" | "postcode" | "country" | "fax";
type Social = "instagram" | "youtube" | "x" | "facebook";

export interface Site {
  contact: Record<Contact, string | null>;
  social: Record<Social, string | null>;
}

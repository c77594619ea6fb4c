import type { Payload, Row } from "./answers";

/** An article as its card shows it, its labels in the language that was asked for. */
export type ArticleCard = Row<"/articles", "get">;

/** A whole article; its body is html that the server has made and cleaned. */
export type Article = Row<"/articles/{slug}", "get">;

/** Some articles, and where the next ones begin. */
export type Articles = Pick<Payload<"/articles", "get">, "datas" | "next_cursor">;

/** A picture in its sizes; `avif` and `webp` are lists for `srcSet`, `share` is a whole path. */
export type Cover = NonNullable<ArticleCard["cover"]>;

/** Where something in an article can be looked up. */
export type Source = Article["sources"][number];

/** A part of an article; `id` is that of its heading in the body. */
export type Heading = Article["contents"][number];

/** How the site is reached; null is what nobody set. */
export type Site = Pick<Row<"/site", "get">, "contact" | "social">;

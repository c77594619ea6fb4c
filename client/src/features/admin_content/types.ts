import type { Row } from "@/api/client";
import type { components } from "@/api/schema";

type Schemas = components["schemas"];

export type Language = "en" | "id";
export const LANGUAGES = ["en", "id"] as const satisfies readonly Language[];

/** An article as a row of the list. */
export type ListedArticle = Row<"/admin/articles", "get">;
/** The working copy of an article with all that belongs to it. */
export type WorkingCopy = Row<"/admin/articles/{id}", "get">;
export type ArticleState = WorkingCopy["state"];
export type CoverPicture = NonNullable<WorkingCopy["cover"]>;
/** The content of an article in one language. */
export type ArticleText = Schemas["WrittenText"];
export type Source = ArticleText["sources"][number];
export type Topic = Schemas["WorkingCopy"]["topics"][number];

/** What an operator writes; it is saved whole. */
export interface Content {
  topics: string[];
  texts: Record<Language, ArticleText>;
}

/** What became of an article at one moment. */
export type ListedVersion = Row<"/admin/articles/{id}/versions", "get">;
/** A comment as operators see it. */
export type QueuedComment = Row<"/admin/comments", "get">;
export type RemovalReason = Schemas["Removal"]["reason"];

/** Some rows of a list, and how many there are. */
export interface Page<Row> {
  datas: Row[];
  total: number;
}

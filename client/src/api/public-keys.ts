import type { Language } from "@/i18n/languages";
import type { ArticleKind } from "@/lib/paths";

import { failureOf } from "./errors";
import type { Article, Articles, Site } from "./public-types";
import { API_PREFIX, send } from "./transport";

/** Which stored answer a public page shows. */
export interface AnswerKey<Answer> {
  /** By this it is kept, here and in the html. */
  id: string;
  /** What it is called in the template of a page. */
  name: string;
  /** The kind of call, by which its form is known. */
  call: "site" | "articles" | "article";
  /** What is asked for. */
  query: Readonly<Record<string, string>>;
  /** Null when there is no such thing. */
  load: () => Promise<Answer | null>;
}

/** The payload of an open call; null for 404. */
async function fetched<Payload>(path: string, query: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams(query).toString();
  const url = new URL(`${API_PREFIX}${path}${search && `?${search}`}`, window.location.origin);
  const response = await send(new Request(url));
  if (response.status === 404) return null;
  if (!response.ok) throw await failureOf(response);
  return ((await response.json()) as { payload: Payload }).payload;
}

const first = async <One>(answer: Promise<{ datas: One[] } | null>) =>
  (await answer)?.datas[0] ?? null;

/** How the site is reached. */
export function siteKey(): AnswerKey<Site> {
  const load = () => first<Site>(fetched("/site"));
  return { id: "site", name: "site", call: "site", query: {}, load };
}

interface ArticlesWanted {
  kind: ArticleKind;
  language: Language;
  /** How many at most; as many as one answer holds without it. */
  limit?: number;
}

/** The newest articles of a kind. */
export function articlesKey({ kind, language, limit }: ArticlesWanted): AnswerKey<Articles> {
  const name = limit ? `articles_${kind}_${limit}` : `articles_${kind}`;
  const query = { kind, language, ...(limit && { limit: String(limit) }) };
  const load = () => fetched<Articles>("/articles", query);
  return { id: `${name}:${language}`, name, call: "articles", query, load };
}

/** One article with all that its page shows. */
export function articleKey(query: { slug: string; language: Language }): AnswerKey<Article> {
  const { slug, language } = query;
  const load = () => first<Article>(fetched(`/articles/${encodeURIComponent(slug)}`, { language }));
  const id = `article:${slug}:${language}`;
  return { id, name: "article", call: "article", query: { ...query }, load };
}

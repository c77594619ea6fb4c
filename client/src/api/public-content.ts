import { useEffect, useSyncExternalStore } from "react";

import type { Language } from "@/i18n/languages";
import type { ArticleKind } from "@/lib/paths";
import { createStore } from "@/lib/store";
import { templateMode } from "@/lib/template-mode";

import type { Payload, Row } from "./client";
import { readError } from "./errors";
import { API_PREFIX, send } from "./transport";

interface Ready<Answer> {
  state: "ready";
  answer: Answer;
}

/** As it comes in the html; `stale` when nothing could be read and it is empty. */
type Seed = Kept<unknown> & { stale?: true };

type Kept<Answer> = Ready<Answer> | { state: "loading" | "failed" | "missing"; answer: null };

/** A stored answer on a public page; `retry` asks again after it failed. */
export type PublicAnswer<Answer> = Kept<Answer> & { retry: () => void };

const LOADING: Kept<never> = { state: "loading", answer: null };
/** After so long an answer is asked for again when a page that shows it comes up. */
const FRESH_MS = 60_000;

/** What came in the html; a part that wakes up late must still find what it was written with. */
let seeds: Map<string, Kept<unknown>> | null = null;
const answers = createStore<ReadonlyMap<string, Kept<unknown>>>(new Map());
const askedAt = new Map<string, number>();

function seeded(): Map<string, Kept<unknown>> {
  if (seeds) return seeds;
  const text = globalThis.document?.getElementById("answers")?.textContent ?? "{}";
  const brought = Object.entries(JSON.parse(text) as Record<string, Seed>);
  for (const [id, seed] of brought) {
    // What could not be read is asked for at once.
    if (!seed.stale && seed.state !== "failed") askedAt.set(id, Date.now());
  }
  seeds = new Map(brought);
  answers.set(seeds);
  return seeds;
}

function get(id: string): Kept<unknown> {
  seeded();
  return answers.get().get(id) ?? LOADING;
}

function put(id: string, answer: Kept<unknown>): void {
  answers.set(new Map(answers.get()).set(id, answer));
}

/** Asks for an answer; what is there already stays until the new one has come. */
async function ask({ id, load }: AnswerKey<unknown>): Promise<void> {
  askedAt.set(id, Date.now());
  try {
    const answer = await load();
    put(id, answer === null ? { state: "missing", answer } : { state: "ready", answer });
  } catch {
    if (get(id).state === "loading") put(id, { state: "failed", answer: null });
  }
}

/** Asks for an answer unless it is there or on its way; also ahead of the page that shows it. */
function prefetchAnswer(key: AnswerKey<unknown>): void {
  get(key.id);
  if (Date.now() - (askedAt.get(key.id) ?? 0) > FRESH_MS) void ask(key);
}

/**
 * What the server has stored for a public page: it comes in the html of the first page, and is
 * fetched for every later one. While pages are written it is always ready, and stands for what
 * will be filled in: show its values as they are, lists by `Each`, conditions by `When`.
 */
export function usePublicAnswer<Answer>(key: AnswerKey<Answer>): PublicAnswer<Answer> {
  const { id } = key;
  const answer = useSyncExternalStore(
    answers.subscribe,
    () => get(id),
    () => seeded().get(id) ?? LOADING,
  );
  // Asking again for what is there costs nothing.
  useEffect(() => prefetchAnswer(key));
  const retry = () => {
    put(id, LOADING);
    void ask(key);
  };
  const written = templateMode.now?.answer(key);
  return { ...((written ?? answer) as Kept<Answer>), retry };
}

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
  if (!response.ok) throw await readError(response);
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

/** An article as its card shows it, its labels in the language that was asked for. */
export type ArticleCard = Row<"/articles", "get">;

/** A whole article; its body is html that the server has made and cleaned. */
export type Article = Row<"/articles/{slug}", "get">;

/** Some articles, and where the next ones begin. */
type Articles = Pick<Payload<"/articles", "get">, "datas" | "next_cursor">;

/** A picture in its sizes; `avif` and `webp` are lists for `srcSet`, `share` is a whole path. */
export type Cover = NonNullable<ArticleCard["cover"]>;

/** Where something in an article can be looked up. */
export type Source = Article["sources"][number];

/** A part of an article; `id` is that of its heading in the body. */
export type Heading = Article["contents"][number];

/** How the site is reached; null is what nobody set. */
export type Site = Pick<Row<"/site", "get">, "contact" | "social">;

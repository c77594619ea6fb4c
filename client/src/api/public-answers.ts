import { useEffect, useSyncExternalStore } from "react";

import { writing } from "@/lib/writing";

import type { AnswerKey } from "./public-keys";

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
const kept = new Map<string, Kept<unknown>>();
const askedAt = new Map<string, number>();
const listeners = new Set<() => void>();

function seeded(): Map<string, Kept<unknown>> {
  if (seeds) return seeds;
  const text = globalThis.document?.getElementById("answers")?.textContent ?? "{}";
  const brought = Object.entries(JSON.parse(text) as Record<string, Seed>);
  for (const [id, seed] of brought) {
    kept.set(id, seed);
    // What could not be read is asked for at once.
    if (!seed.stale && seed.state !== "failed") askedAt.set(id, Date.now());
  }
  seeds = new Map(brought);
  return seeds;
}

function get(id: string): Kept<unknown> {
  seeded();
  return kept.get(id) ?? LOADING;
}

function put(id: string, answer: Kept<unknown>): void {
  kept.set(id, answer);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
export function wantAnswer(key: AnswerKey<unknown>): void {
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
    subscribe,
    () => get(id),
    () => seeded().get(id) ?? LOADING,
  );
  // Asking again for what is there costs nothing.
  useEffect(() => wantAnswer(key));
  const retry = () => {
    put(id, LOADING);
    void ask(key);
  };
  const written = writing.now?.answer(key);
  return { ...((written ?? answer) as Kept<Answer>), retry };
}

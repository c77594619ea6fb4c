import { type KnownCategory, type Parts, wordPattern } from "./reading";
import { THINGS } from "./words";

const PATTERNS = Object.entries(THINGS).map(([id, words]) => [id, wordPattern(words, "giu")] as const);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Candidate {
  id: string;
  letters: number;
  at: number;
}

function findLongest(pattern: RegExp, text: string): { letters: number; at: number } | null {
  let longest: { letters: number; at: number } | null = null;
  for (const { 0: words, index } of text.matchAll(pattern)) {
    if (!longest || words.length > longest.letters) longest = { letters: words.length, at: index };
  }
  return longest;
}

function namesOf({ name, label, aliases }: KnownCategory): RegExp | null {
  const names = [name, label, ...aliases].filter((text) => text.trim().length > 2);
  return names.length > 0 ? wordPattern(names.map((text) => escape(text.trim())).join("|"), "giu") : null;
}

/** The category of what a text names; undefined where it names nothing or no longer offered. */
export function findCategory(
  text: string,
  type: Parts["type"],
  categories: readonly KnownCategory[],
): KnownCategory | undefined {
  const offered = categories.filter(
    (category) => !category.hidden && (type === undefined || category.type === type),
  );
  const candidates = offered.flatMap((category): (Candidate & { category: KnownCategory })[] => {
    const own = namesOf(category);
    const patterns = PATTERNS.filter(([id]) => id === category.id).map(([, pattern]) => pattern);
    return [...(own ? [own] : []), ...patterns].flatMap((pattern) => {
      const found = findLongest(pattern, text);
      return found ? [{ id: category.id, category, ...found }] : [];
    });
  });
  candidates.sort((one, two) => two.letters - one.letters || one.at - two.at);
  return candidates[0]?.category;
}

import { type KnownCategory, type Parts, wordPattern } from "./parsed-text";
import { THINGS } from "./words";

const PATTERNS = Object.entries(THINGS).map(
  ([id, words]) => [id, wordPattern(words, "giu")] as const,
);

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

interface Candidate {
  category: KnownCategory;
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
  return names.length > 0
    ? wordPattern(names.map((text) => escape(text.trim())).join("|"), "giu")
    : null;
}

/** Where one eats says more than what. */
const PLACES = ["dining-out"];

/** The letters of two words between those at which both begin and end. */
function differing(typed: string, word: string): [string, string] {
  const most = Math.min(typed.length, word.length);
  let start = 0;
  while (start < most && typed[start] === word[start]) start += 1;
  let end = 0;
  while (end < most - start && typed.at(-1 - end) === word.at(-1 - end)) end += 1;
  return [typed.slice(start, typed.length - end), word.slice(start, word.length - end)];
}

function isTypo(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  const [one, two] = differing(typed, word);
  const isSwapped = one.length === 2 && two === [...one].reverse().join("");
  return isSwapped || one.length + two.length === 1;
}

/** The category of a word with one letter too many, too few, or two in the wrong order. */
export function findMistyped(
  text: string,
  type: KnownCategory["type"],
  categories: readonly KnownCategory[],
): KnownCategory | undefined {
  const typed = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const isMeant = (word: string) => word.length > 4 && typed.some((one) => isTypo(one, word));
  return categories.find(
    (category) =>
      !category.hidden && category.type === type && THINGS[category.id]?.split("|").some(isMeant),
  );
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
  const candidates = offered.flatMap((category): Candidate[] => {
    const own = namesOf(category);
    const patterns = PATTERNS.filter(([id]) => id === category.id).map(([, pattern]) => pattern);
    return [...(own ? [own] : []), ...patterns].flatMap((pattern) => {
      const found = findLongest(pattern, text);
      if (!found) return [];
      const letters = found.letters + (PLACES.includes(category.id) ? 4 : 0);
      return [{ category, at: found.at, letters }];
    });
  });
  candidates.sort((one, two) => two.letters - one.letters || one.at - two.at);
  return candidates[0]?.category;
}

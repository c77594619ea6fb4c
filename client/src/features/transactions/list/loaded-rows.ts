import type { Transaction } from "../types";

type Page = readonly Transaction[];

/** The rows of all loaded pages as one list. */
export interface LoadedRows {
  count: number;
  at: (index: number) => Transaction | undefined;
  /** The largest amount among them, in whole rupiah. */
  largest: number;
  pages: readonly Page[];
}

const largestOf = new WeakMap<Page, number>();

function getLargest(page: Page): number {
  const known = largestOf.get(page);
  if (known !== undefined) return known;
  const found = page.reduce((most, { amount }) => Math.max(most, Math.abs(amount)), 0);
  largestOf.set(page, found);
  return found;
}

/** Which part holds a place, of so many parts with these ascending beginnings. */
export function findPart(
  place: number,
  parts: number,
  beginningOf: (part: number) => number,
): number {
  let low = 0;
  let high = parts - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (beginningOf(middle) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}

interface JoinedParts {
  count: number;
  /** Which part holds a place, and which place within that part it is. */
  find: (place: number) => { part: number; inside: number };
}

/** Parts of these lengths, one after the other. */
export function joinParts(lengths: readonly number[]): JoinedParts {
  let count = 0;
  const beginnings = lengths.map((length) => {
    const beginning = count;
    count += length;
    return beginning;
  });
  const beginningOf = (part: number) => beginnings[part] ?? 0;
  return {
    count,
    find: (place) => {
      const part = findPart(place, beginnings.length, beginningOf);
      return { part, inside: place - beginningOf(part) };
    },
  };
}

/** Puts pages one after the other without copying a row: each page is looked at once in its life. */
export function joinPages(pages: readonly Page[]): LoadedRows {
  const { count, find } = joinParts(pages.map((page) => page.length));
  return {
    count,
    pages,
    largest: pages.reduce((most, page) => Math.max(most, getLargest(page)), 0),
    at: (index) => {
      const { part, inside } = find(index);
      return pages[part]?.[inside];
    },
  };
}

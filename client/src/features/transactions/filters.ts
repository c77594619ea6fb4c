import { toSearchText } from "@/lib/searchable-text";

import type { TransactionType } from "./types";

export const SORTS = ["-date", "date", "name", "-name", "-amount", "amount"] as const;

export const NO_FILTERS: Filters = {
  category: "all",
  category_ids: [],
  from: null,
  to: null,
  q: "",
  sort: "-date",
};

export const MAX_SEARCH_LENGTH = 200;

/** As many categories as the server takes at once. */
export const MAX_CATEGORIES = 20;

const SEPARATOR = ",";

const FIRST_DAY = "1970-01-01";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const CATEGORY = /^[A-Za-z0-9-]{1,60}$/;
/** What the list is ordered by; a minus puts the latest, last or largest first. */
export type Sort = (typeof SORTS)[number];

/** Which transactions are listed, and in which order; the days are inclusive. */
export interface Filters {
  category: "all" | TransactionType;
  /** Rows of any of these categories; of all of them while it is empty. */
  category_ids: readonly string[];
  from: string | null;
  to: string | null;
  /** The search text for details, categories and amounts; empty without a search. */
  q: string;
  sort: Sort;
}

/** A day 'YYYY-MM-DD' on which money can be recorded; null for anything else. */
export function parseDay(text: string | null): string | null {
  if (!text || !DAY.test(text) || text < FIRST_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

function parseIds(texts: readonly string[]): readonly string[] {
  const ids = texts.flatMap((text) => text.split(SEPARATOR)).filter((id) => CATEGORY.test(id));
  return [...new Set(ids)].slice(0, MAX_CATEGORIES);
}

/** What may be the id of a category; null for anything else. */
export function parseId(text: string | null): string | null {
  return text && CATEGORY.test(text) ? text : null;
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | undefined {
  return words.find((word) => word === text);
}

/** The filters that an address names; what makes no sense is left out. */
export function readFilters(search: URLSearchParams): Filters {
  const from = parseDay(search.get("from"));
  const to = parseDay(search.get("to"));
  const backwards = Boolean(from && to && to < from);
  return {
    category: oneOf(["income", "expenses"], search.get("category")) ?? NO_FILTERS.category,
    category_ids: parseIds(search.getAll("category_id")),
    from: backwards ? null : from,
    to: backwards ? null : to,
    q: toSearchText(search.get("q") ?? "", MAX_SEARCH_LENGTH),
    sort: oneOf(SORTS, search.get("sort")) ?? NO_FILTERS.sort,
  };
}

/** Applies a change; a new start or end drops the other bound if they contradict. */
export function changeFilters(before: Filters, changed: Partial<Filters>): Filters {
  const next = { ...before, ...changed };
  if (!next.from || !next.to || next.from <= next.to) return next;
  return changed.from ? { ...next, to: null } : { ...next, from: null };
}

/** The filters as texts, by the names that the address and the server use. */
function toParameters({ category, category_ids, from, to, q, sort }: Filters) {
  return { category, category_id: category_ids.join(SEPARATOR), from, to, q, sort };
}

const DEFAULTS = toParameters(NO_FILTERS);

/** The address's parameters with other filters; what made no sense goes, those of others stay. */
export function writeFilters(search: URLSearchParams, changed: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(search);
  const filters = changeFilters(readFilters(search), changed);
  for (const [name, value] of Object.entries(toParameters(filters))) {
    if (value && value !== DEFAULTS[name as keyof typeof DEFAULTS]) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The filters as query parameters; unset ones are left out. */
export function toQuery(filters: Filters) {
  const { category, category_id, from, to, q, sort } = toParameters(filters);
  return {
    category,
    category_id: category_id || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    q: q || undefined,
    sort: sort === NO_FILTERS.sort ? undefined : sort,
  };
}

/** Whether anything is left out of the list; the order leaves nothing out. */
export function isFiltered({ category, category_ids, from, to, q }: Filters): boolean {
  return category !== NO_FILTERS.category || Boolean(category_ids[0] || from || to || q);
}

/** How many filters the sheet of phones has set: the days, each category and the order. */
export function countSheetFilters({ category_ids, from, to, sort }: Filters): number {
  return Number(Boolean(from || to)) + category_ids.length + Number(sort !== NO_FILTERS.sort);
}

/**
 * Whether the client can tell the position of a row in the list. Only the server searches and sorts
 * by name or amount.
 */
export function isPlaceKnown({ q, sort }: Filters): boolean {
  return !q && sort === NO_FILTERS.sort;
}

/** Whether a transaction matches the filters, without the search text. */
export function matches(
  row: { type: TransactionType; category_id: string; date: string },
  { category, category_ids, from, to }: Filters,
): boolean {
  const kind = category === "all" || category === row.type;
  const listed = category_ids.length === 0 || category_ids.includes(row.category_id);
  return kind && listed && (!from || row.date >= from) && (!to || row.date <= to);
}

/** Changes the filters; `quietly` adds no step to the browser history. */
export type ChangeFilters = (changed: Partial<Filters>, how?: { quietly?: boolean }) => void;

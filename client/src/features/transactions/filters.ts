import { toSearchText } from "@/lib/searchable-text";

import type { EntryType, TransactionType } from "./types";

export const SORTS = ["-date", "date", "name", "-name", "-amount", "amount"] as const;

export const NO_FILTERS: Filters = {
  category: "all",
  wallet: null,
  category_ids: [],
  from: null,
  to: null,
  q: "",
  sort: "-date",
};

/** What the list of everything shows besides income and expenses. */
const INCLUDED = "transfers,adjustments";

export const MAX_SEARCH_LENGTH = 200;

/** As many categories as the server takes at once. */
export const MAX_CATEGORIES = 20;

const SEPARATOR = ",";

const FIRST_DAY = "1970-01-01";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const ID = /^[A-Za-z0-9-]{1,60}$/;
/** What the list is ordered by; a minus puts the latest, last or largest first. */
export type Sort = (typeof SORTS)[number];

/** Which transactions are listed, and in which order; the days are inclusive. */
export interface Filters {
  category: "all" | TransactionType | "transfer";
  /** Only what is in this wallet, or comes to it. */
  wallet: string | null;
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
  const ids = texts.flatMap((text) => text.split(SEPARATOR)).filter((id) => ID.test(id));
  return [...new Set(ids)].slice(0, MAX_CATEGORIES);
}

/** What may be the id of a category or a wallet; null for anything else. */
export function parseId(text: string | null): string | null {
  return text && ID.test(text) ? text : null;
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
    category:
      oneOf(["income", "expenses", "transfer"], search.get("category")) ?? NO_FILTERS.category,
    wallet: parseId(search.get("wallet")),
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
function toParameters({ category, wallet, category_ids, from, to, q, sort }: Filters) {
  return { category, wallet, category_id: category_ids.join(SEPARATOR), from, to, q, sort };
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

/**
 * The filters as query parameters; unset ones are left out. The server brings the answer to the
 * first call of the page under these parameters in this order.
 */
export function toQuery(filters: Filters) {
  const { category, wallet, category_id, from, to, q, sort } = toParameters(filters);
  return {
    category,
    include: category === "all" ? INCLUDED : undefined,
    wallet: wallet ?? undefined,
    category_id: category_id || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    q: q || undefined,
    sort: sort === NO_FILTERS.sort ? undefined : sort,
  };
}

/** Whether anything is left out of the list; the order leaves nothing out. */
export function isFiltered({ category, wallet, category_ids, from, to, q }: Filters): boolean {
  return category !== NO_FILTERS.category || Boolean(wallet || category_ids[0] || from || to || q);
}

/** How many filters the sheet of phones has set: days, wallet, each category and the order. */
export function countSheetFilters({ wallet, category_ids, from, to, sort }: Filters): number {
  const others = [from || to, wallet, sort !== NO_FILTERS.sort];
  return others.filter(Boolean).length + category_ids.length;
}

/**
 * Whether the client can tell the position of a row in the list. Only the server searches and sorts
 * by name or amount.
 */
export function isPlaceKnown({ q, sort }: Filters): boolean {
  return !q && sort === NO_FILTERS.sort;
}

interface FilteredRow {
  type: EntryType;
  category_id: string;
  date: string;
  wallet_id: string;
  to_wallet_id: string | null;
}

function isInDays(date: string, { from, to }: Filters): boolean {
  return (!from || date >= from) && (!to || date <= to);
}

/** Whether a transaction matches the filters, without the search text. */
export function matches(row: FilteredRow, filters: Filters): boolean {
  const { category, wallet, category_ids: ids } = filters;
  const kind = category === "all" || category === row.type;
  const inWallet = !wallet || [row.wallet_id, row.to_wallet_id].includes(wallet);
  const inCategory = ids.length === 0 || ids.includes(row.category_id);
  return kind && inWallet && inCategory && isInDays(row.date, filters);
}

/** Changes the filters; `quietly` adds no step to the browser history. */
export type ChangeFilters = (changed: Partial<Filters>, how?: { quietly?: boolean }) => void;

import { readSearch } from "@/browser/use-url-params";

export const TYPES = ["all", "income", "expenses", "transfer"] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = "1970-01-01";

/** Which entries of a wallet are listed; the days are inclusive. */
export interface EntryFilters {
  category: (typeof TYPES)[number];
  from: string | null;
  to: string | null;
  q: string;
}

/** A day on which money can be recorded; null for anything else. */
function readDay(text: string | null): string | null {
  if (!text || !DAY.test(text) || text < FIRST_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** The filters that an address names; what makes no sense is left out. */
export function readFilters(words: URLSearchParams): EntryFilters {
  const from = readDay(words.get("from"));
  const to = readDay(words.get("to"));
  const backwards = Boolean(from && to && to < from);
  const category = TYPES.find((type) => type === words.get("category"));
  return {
    category: category ?? "all",
    from: backwards ? null : from,
    to: backwards ? null : to,
    q: readSearch(words),
  };
}

/** The filters as the server names them; unset ones are left out. */
export function toQuery({ category, from, to, q }: EntryFilters) {
  return {
    category: category === "all" ? undefined : category,
    from: from ?? undefined,
    to: to ?? undefined,
    q: q || undefined,
  };
}

/** The same entries in the list of all transactions, which leaves out what is neither income nor expense. */
export function toExportQuery(wallet: string, filters: EntryFilters) {
  return { ...toQuery(filters), wallet, include: "transfers,adjustments" };
}

/** Whether anything is left out of the list. */
export function isFiltered({ category, from, to, q }: EntryFilters): boolean {
  return category !== "all" || Boolean(from || to || q);
}

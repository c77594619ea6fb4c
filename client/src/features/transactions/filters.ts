import type { TransactionType } from "./types";

/** Which transactions are listed; the days are inclusive. */
export interface Filters {
  category: "all" | TransactionType;
  from: string | null;
  to: string | null;
}

export const NO_FILTERS: Filters = { category: "all", from: null, to: null };

const FIRST_DAY = "1970-01-01";
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function day(text: string | null): string | null {
  if (!text || !DAY.test(text) || text < FIRST_DAY) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** The filters that an address names; what makes no sense is left out. */
export function readFilters(search: URLSearchParams): Filters {
  const category = search.get("category");
  const from = day(search.get("from"));
  const to = day(search.get("to"));
  return {
    category: category === "income" || category === "expenses" ? category : "all",
    from,
    to: from && to && to < from ? null : to,
  };
}

/** The address's parameters with other filters; parameters of others stay. */
export function writeFilters(search: URLSearchParams, changed: Partial<Filters>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    if (value && value !== NO_FILTERS.category) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Whether a transaction belongs to what is listed. */
export function matches(
  { type, date }: { type: TransactionType; date: string },
  { category, from, to }: Filters,
): boolean {
  const wanted = category === "all" || category === type;
  return wanted && (!from || date >= from) && (!to || date <= to);
}

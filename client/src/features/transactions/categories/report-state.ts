import { readMonthKey } from "@/lib/months";

import { parseDay, parseId } from "../filters";
import type { TransactionType } from "../types";

/** What the report shows: days, a comparison, and what is open in it. */
export interface ReportState {
  type: TransactionType;
  /** The key of a month, 'YYYY-MM'; the present one without it and without days. */
  month: string | null;
  /** The first and the last day, both or none. */
  from: string | null;
  to: string | null;
  /** The key of a month to set beside the month. */
  compare: string | null;
  by: "category" | "group";
  /** The id of the category whose months are shown. */
  open: string | null;
}

export type ChangeReport = (changed: Partial<ReportState>) => void;

export const PRESENT_MONTH: ReportState = {
  type: "expenses",
  month: null,
  from: null,
  to: null,
  compare: null,
  by: "category",
  open: null,
};

type Days = Pick<ReportState, "month" | "from" | "to" | "compare">;

/** Days stand for themselves; only a month can be compared with another one. */
function readDays(search: URLSearchParams): Days {
  const from = parseDay(search.get("from"));
  const to = parseDay(search.get("to"));
  if (from && to && from <= to) return { month: null, from, to, compare: null };
  const [month = null, compare = null] = ["month", "compare"].map((name) =>
    readMonthKey(search.get(name)),
  );
  return { month, from: null, to: null, compare: compare === month ? null : compare };
}

/** The report that an address names; what makes no sense is left out. */
export function readReport(search: URLSearchParams): ReportState {
  return {
    ...readDays(search),
    type: search.get("type") === "income" ? "income" : "expenses",
    by: search.get("by") === "group" ? "group" : "category",
    open: parseId(search.get("open")),
  };
}

/** The report after a change; a month is not compared with itself. */
export function changeReport(state: ReportState, changed: Partial<ReportState>): ReportState {
  const next = { ...state, ...changed };
  return next.compare === next.month ? { ...next, compare: null } : next;
}

/** The address of the same page with a changed report; what is usual is not written. */
export function writeReport(
  search: URLSearchParams,
  changed: Partial<ReportState>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const state = changeReport(readReport(search), changed);
  for (const name of Object.keys(PRESENT_MONTH) as (keyof ReportState)[]) {
    const value = state[name];
    if (value === null || value === PRESENT_MONTH[name]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The query of the call, in the order in which the server writes it for the page. */
export function toQuery({ month, from, to, compare }: ReportState) {
  return {
    month: month ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    compare: compare ?? undefined,
  };
}

import { dateOfDay, dayOfDate } from "@/lib/days";
import type { UrlChange } from "@/browser/use-url-params";
import { readPage, useUrlParams } from "@/browser/use-url-params";

import type { AuditResult } from "./types";

export const RESULTS = ["done", "refused"] as const satisfies readonly AuditResult[];

/** URL parameters of the filters. */
const FILTERS = ["action", "result", "actor", "target", "from", "to"] as const;
type Filter = (typeof FILTERS)[number];

export interface AuditQuery extends Partial<Record<Exclude<Filter, "result">, string>> {
  result?: AuditResult;
}

type Changed = Partial<Record<Filter | "page", string | null>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_ID_LENGTH = { action: 60, actor: 26, target: 26 } as const;

/** The calendar knows no 31st of February. */
function isDay(text: string): boolean {
  return DAY.test(text) && dayOfDate(dateOfDay(text)) === text;
}

function read(search: URLSearchParams): AuditQuery {
  const sought: AuditQuery = {};
  for (const name of ["action", "actor", "target"] as const) {
    const word = (search.get(name) ?? "").trim().slice(0, MAX_ID_LENGTH[name]);
    if (word) sought[name] = word;
  }
  for (const name of ["from", "to"] as const) {
    const day = search.get(name) ?? "";
    if (isDay(day)) sought[name] = day;
  }
  const result = RESULTS.find((known) => known === search.get("result"));
  return result ? { ...sought, result } : sought;
}

function toParameters(search: URLSearchParams, changed: Changed): URLSearchParams {
  const next = new URLSearchParams(search);
  // A new filter resets the page.
  if (!("page" in changed)) next.delete("page");
  for (const [name, value] of Object.entries(changed)) {
    if (value && !(name === "page" && value === "1")) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** Filters and page of the audit log, stored in the URL. */
export function useAuditAddress() {
  const { words, change: write } = useUrlParams();
  const change = (changed: Changed, how?: UrlChange) =>
    write((now) => toParameters(now, changed), how);
  const none = Object.fromEntries(FILTERS.map((name) => [name, null]));
  return { sought: read(words), page: readPage(words), change, showAll: () => change(none) };
}

import type { Query, QueryClient } from "@tanstack/react-query";

import { otherTabs, otherTabsTold, tellOtherTabs } from "@/lib/other-tabs";

import { type Filters, isPlaceKnown, matches } from "./filters";
import {
  firstPage,
  getLoadedRows,
  type ListPages,
  withoutRows,
  withReplacedRow,
  withRow,
} from "./list/list-pages";
import type { Transaction } from "./types";

const LISTS = ["transactions"];
/** What is summed up or remembered from the ledger, whoever asks for it. */
const SUMS = [
  "overview",
  "summary",
  "by-category",
  "suggestions",
  "me",
  "budgets",
  "allocation",
  "goals",
  "contributions",
  "investment-plans",
  "reminders",
];

/** So many loaded pages are fetched again; of a longer list only the first one. */
const MAX_REFETCHED_PAGES = 5;

interface PatchedList {
  listed: ListPages;
  /** Whether the list has to be asked for, because its order or search is the server's. */
  ask: boolean;
}

type Patch = (listed: ListPages, filters: Filters) => PatchedList;

function refetchList(client: QueryClient, { queryKey, state }: Query): void {
  const listed = state.data as ListPages | undefined;
  if (listed && listed.pages.length > MAX_REFETCHED_PAGES) {
    client.setQueryData(queryKey, firstPage(listed));
  }
  void client.invalidateQueries({ queryKey, exact: true });
}

/** Mends the lists that are shown; whichever cannot be mended, or is on its way, is asked for. */
function patchLists(client: QueryClient, mend: Patch): void {
  for (const list of client.getQueryCache().findAll({ queryKey: LISTS, type: "active" })) {
    const { queryKey } = list;
    const { data, fetchStatus } = list.state;
    // One that failed, or is still on its way, may lack the change: it is asked for anew.
    if (!data) {
      void client.resetQueries({ queryKey, exact: true });
      continue;
    }
    const { listed, ask } = mend(data as ListPages, queryKey.at(-1) as Filters);
    client.setQueryData(queryKey, listed);
    if (ask || fetchStatus !== "idle") refetchList(client, list);
  }
}

/** Lists that nobody sees are fetched when they are next wanted, what is summed up right now. */
function invalidateSums(client: QueryClient): void {
  client.removeQueries({ queryKey: LISTS, type: "inactive" });
  for (const sum of SUMS) void client.invalidateQueries({ queryKey: [sum] });
}

/** What follows every change that the server has answered. */
function publishChange(client: QueryClient): void {
  invalidateSums(client);
  tellOtherTabs();
}

function patchWithRow(listed: ListPages, row: Transaction, filters: Filters): PatchedList {
  if (!isPlaceKnown(filters)) return { listed: withReplacedRow(listed, row), ask: true };
  const mended = withRow(listed, row, filters);
  // Behind the last loaded row: only the server knows whether the next page begins before it.
  const missing = matches(row, filters) && !getLoadedRows(mended).some(({ id }) => id === row.id);
  return { listed: mended, ask: missing };
}

function putRow(client: QueryClient, row: Transaction): void {
  patchLists(client, (listed, filters) => patchWithRow(listed, row, filters));
}

/** Takes rows out of the lists that are shown, before the server has answered. */
export function hideRows(client: QueryClient, ids: Iterable<string>): void {
  const gone = new Set(ids);
  patchLists(client, (listed) => ({ listed: withoutRows(listed, gone), ask: false }));
}

/** Puts rows back at their places in the lists that are shown, when their deletion failed. */
export function showRows(client: QueryClient, rows: readonly Transaction[]): void {
  for (const row of rows) putRow(client, row);
}

/** Spreads a row that was recorded, edited or brought back to everything that shows it. */
export function applyRow(client: QueryClient, row: Transaction): void {
  putRow(client, row);
  publishChange(client);
}

/** Spreads the deletion of rows to everything that shows or counts them. */
export function removeRows(client: QueryClient, ids: Iterable<string>): void {
  hideRows(client, ids);
  publishChange(client);
}

/** Has everything asked for again, when it is not known which rows have changed, or how. */
export function invalidateLedger(client: QueryClient): void {
  patchLists(client, (listed) => ({ listed, ask: true }));
  publishChange(client);
}

/**
 * Hears of changes in other tabs: what they made stale is asked for as soon as this tab is looked
 * at, which may be now.
 */
export function syncWithOtherTabs(client: QueryClient): () => void {
  const lookedAt = () => {
    if (document.visibilityState !== "visible" || !otherTabsTold()) return;
    patchLists(client, (listed) => ({ listed, ask: true }));
    invalidateSums(client);
  };
  otherTabs.addEventListener("message", lookedAt);
  document.addEventListener("visibilitychange", lookedAt);
  lookedAt();
  return () => {
    otherTabs.removeEventListener("message", lookedAt);
    document.removeEventListener("visibilitychange", lookedAt);
  };
}

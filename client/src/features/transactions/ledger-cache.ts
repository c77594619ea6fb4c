import type { Query, QueryClient } from "@tanstack/react-query";

import { forgetInitialAnswers } from "@/api/initial-answers";
import { notifyOtherTabs, tabChannel, takeTabMessage } from "@/browser/tab-channel";

import { type Filters, isPlaceKnown, matches } from "./filters";
import { filtersOf, LISTS_KEY } from "./list/list-key";
import {
  firstPage,
  getLoadedRows,
  type ListPages,
  withoutRows,
  withReplacedRow,
  withRow,
} from "./list/list-pages";
import type { Transaction } from "./types";

/** The queries with figures that derive from the ledger, by the first part of their key. */
const SUMS = [
  "overview",
  "summary",
  "by-category",
  "by-month",
  "suggestions",
  "me",
  "budgets",
  "allocation",
  "goals",
  "contributions",
  "investment-plans",
  "reminders",
  "wallets",
  "debts",
  "proposals",
];

/** A list with more loaded pages than this is refetched from its first page only. */
const MAX_REFETCHED_PAGES = 5;

interface PatchedList {
  listed: ListPages;
  /** Whether the list needs a refetch because only the server knows its order or matches. */
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

/** Patches the active lists; refetches those that cannot be patched or are loading. */
function patchLists(client: QueryClient, mend: Patch): void {
  for (const list of client.getQueryCache().findAll({ queryKey: LISTS_KEY, type: "active" })) {
    const { queryKey } = list;
    const { data, fetchStatus } = list.state;
    // A list that failed or is still loading may lack the change.
    if (!data) {
      void client.resetQueries({ queryKey, exact: true });
      continue;
    }
    const { listed, ask } = mend(data as ListPages, filtersOf(queryKey));
    client.setQueryData(queryKey, listed);
    if (ask || fetchStatus !== "idle") refetchList(client, list);
  }
}

/** Drops inactive lists and refetches the figures. */
function invalidateSums(client: QueryClient): void {
  client.removeQueries({ queryKey: LISTS_KEY, type: "inactive" });
  for (const sum of SUMS) void client.invalidateQueries({ queryKey: [sum] });
}

/** Runs after every change that the server has confirmed. */
function publishChange(client: QueryClient): void {
  invalidateSums(client);
  notifyOtherTabs();
}

function patchWithRow(listed: ListPages, row: Transaction, filters: Filters): PatchedList {
  if (!isPlaceKnown(filters)) return { listed: withReplacedRow(listed, row), ask: true };
  const mended = withRow(listed, row, filters);
  // Behind the last loaded row only the server knows the position.
  const missing = matches(row, filters) && !getLoadedRows(mended).some(({ id }) => id === row.id);
  return { listed: mended, ask: missing };
}

function putRows(client: QueryClient, rows: readonly Transaction[]): void {
  patchLists(client, (list, filters) =>
    rows.reduce(
      (patched: PatchedList, row) => {
        const { listed, ask } = patchWithRow(patched.listed, row, filters);
        return { listed, ask: patched.ask || ask };
      },
      { listed: list, ask: false },
    ),
  );
}

/** Removes rows from the active lists before the server has answered. */
export function hideRows(client: QueryClient, ids: Iterable<string>): void {
  const gone = new Set(ids);
  patchLists(client, (listed) => ({ listed: withoutRows(listed, gone), ask: false }));
}

/** Puts rows back after their deletion failed. */
export function showRows(client: QueryClient, rows: readonly Transaction[]): void {
  putRows(client, rows);
}

/** Applies recorded, edited or restored rows to every list and figure. */
export function applyRows(client: QueryClient, rows: readonly Transaction[]): void {
  putRows(client, rows);
  if (rows.some(({ type }) => type === "transfer")) refetchLists(client);
  publishChange(client);
}

/** Applies a recorded, edited or restored row to every list and figure. */
export function applyRow(client: QueryClient, row: Transaction): void {
  applyRows(client, [row]);
}

/** Removes deleted rows from every list and figure. */
export function removeRows(client: QueryClient, rows: Iterable<DeletedRow>): void {
  const gone = [...rows];
  hideRows(
    client,
    gone.map(({ id }) => id),
  );
  if (gone.some(({ type }) => type === "transfer")) refetchLists(client);
  publishChange(client);
}

type DeletedRow = Pick<Transaction, "id"> & Partial<Pick<Transaction, "type">>;

/** Its fee comes, changes and goes with a transfer, as a row that only the server has. */
function refetchLists(client: QueryClient): void {
  patchLists(client, (listed) => ({ listed, ask: true }));
}

/** Refetches everything when it is unknown which rows have changed. */
export function invalidateLedger(client: QueryClient): void {
  refetchLists(client);
  publishChange(client);
}

/**
 * Refetches what other tabs have changed as soon as this tab is visible. Returns the unsubscribe
 * function.
 */
export function syncWithOtherTabs(client: QueryClient): () => void {
  const lookedAt = () => {
    if (document.visibilityState !== "visible" || !takeTabMessage()) return;
    forgetInitialAnswers();
    refetchLists(client);
    invalidateSums(client);
  };
  tabChannel.addEventListener("message", lookedAt);
  document.addEventListener("visibilitychange", lookedAt);
  lookedAt();
  return () => {
    tabChannel.removeEventListener("message", lookedAt);
    document.removeEventListener("visibilitychange", lookedAt);
  };
}

import type { Query, QueryClient } from "@tanstack/react-query";

import { otherTabs, otherTabsTold, tellOtherTabs } from "@/lib/other-tabs";

import { type Filters, isForeseeable, matches } from "./filters";
import { firstPage, type Listed, rowsOf, withoutRows, withReplaced, withRow } from "./listed";
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
const PAGES_AGAIN = 5;

interface Mended {
  listed: Listed;
  /** Whether the list has to be asked for, because its order or search is the server's. */
  ask: boolean;
}

type Mend = (listed: Listed, filters: Filters) => Mended;

function askAgain(client: QueryClient, { queryKey, state }: Query): void {
  const listed = state.data as Listed | undefined;
  if (listed && listed.pages.length > PAGES_AGAIN) {
    client.setQueryData(queryKey, firstPage(listed));
  }
  void client.invalidateQueries({ queryKey, exact: true });
}

/** Mends the lists that are shown; whichever cannot be mended, or is on its way, is asked for. */
function mendLists(client: QueryClient, mend: Mend): void {
  for (const list of client.getQueryCache().findAll({ queryKey: LISTS, type: "active" })) {
    const { queryKey } = list;
    const { data, fetchStatus } = list.state;
    // One that failed, or is still on its way, may lack the change: it is asked for anew.
    if (!data) {
      void client.resetQueries({ queryKey, exact: true });
      continue;
    }
    const { listed, ask } = mend(data as Listed, queryKey.at(-1) as Filters);
    client.setQueryData(queryKey, listed);
    if (ask || fetchStatus !== "idle") askAgain(client, list);
  }
}

/** Lists that nobody sees are fetched when they are next wanted, what is summed up right now. */
function askForSums(client: QueryClient): void {
  client.removeQueries({ queryKey: LISTS, type: "inactive" });
  for (const sum of SUMS) void client.invalidateQueries({ queryKey: [sum] });
}

/** What follows every change that the server has answered. */
function spread(client: QueryClient): void {
  askForSums(client);
  tellOtherTabs();
}

function withPut(listed: Listed, row: Transaction, filters: Filters): Mended {
  if (!isForeseeable(filters)) return { listed: withReplaced(listed, row), ask: true };
  const mended = withRow(listed, row, filters);
  // Behind the last loaded row: only the server knows whether the next page begins before it.
  const missing = matches(row, filters) && !rowsOf(mended).some(({ id }) => id === row.id);
  return { listed: mended, ask: missing };
}

function putRow(client: QueryClient, row: Transaction): void {
  mendLists(client, (listed, filters) => withPut(listed, row, filters));
}

/** Takes rows out of the lists that are shown, before the server has answered. */
export function hideRows(client: QueryClient, ids: Iterable<string>): void {
  const gone = new Set(ids);
  mendLists(client, (listed) => ({ listed: withoutRows(listed, gone), ask: false }));
}

/** Puts rows back at their places in the lists that are shown, when their deletion failed. */
export function showRows(client: QueryClient, rows: readonly Transaction[]): void {
  for (const row of rows) putRow(client, row);
}

/** Spreads a row that was recorded, edited or brought back to everything that shows it. */
export function spreadRow(client: QueryClient, row: Transaction): void {
  putRow(client, row);
  spread(client);
}

/** Spreads the deletion of rows to everything that shows or counts them. */
export function spreadGone(client: QueryClient, ids: Iterable<string>): void {
  hideRows(client, ids);
  spread(client);
}

/** Has everything asked for again, when it is not known which rows have changed, or how. */
export function spreadAll(client: QueryClient): void {
  mendLists(client, (listed) => ({ listed, ask: true }));
  spread(client);
}

/**
 * Hears of changes in other tabs: what they made stale is asked for as soon as this tab is looked
 * at, which may be now.
 */
export function followOtherTabs(client: QueryClient): () => void {
  const lookedAt = () => {
    if (document.visibilityState !== "visible" || !otherTabsTold()) return;
    mendLists(client, (listed) => ({ listed, ask: true }));
    askForSums(client);
  };
  otherTabs.addEventListener("message", lookedAt);
  document.addEventListener("visibilitychange", lookedAt);
  lookedAt();
  return () => {
    otherTabs.removeEventListener("message", lookedAt);
    document.removeEventListener("visibilitychange", lookedAt);
  };
}

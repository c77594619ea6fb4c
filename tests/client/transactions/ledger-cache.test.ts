import { type InfiniteData, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { type Filters, NO_FILTERS } from "@/features/transactions/filters";
import {
  applyRow,
  applyRows,
  hideRows,
  invalidateLedger,
  removeRows,
  showRows,
  syncWithOtherTabs,
} from "@/features/transactions/ledger-cache";
import { getLoadedRows, type ListPages } from "@/features/transactions/list/list-pages";
import type { TransactionsPage } from "@/features/transactions/types";
import { tabChannel } from "@/browser/tab-channel";

import { row } from "./rows";

const lunch = row({ id: "2", amount: 20 });
const ojek = row({ id: "1", amount: 10, date: "2024-06-17" });

let client: QueryClient;
let ends: (() => void)[];

beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  ends = [];
});

afterEach(() => {
  for (const end of ends) end();
});

function listed(pages: number): ListPages {
  const totals = { income: 0, expenses: 30, count: 2 };
  const page: TransactionsPage = { datas: [lunch, ojek], totals, next_cursor: null };
  const more = Array.from({ length: pages - 1 }, () => ({ ...page, datas: [] }));
  return { pages: [page, ...more], pageParams: Array.from({ length: pages }, () => undefined) };
}

/** A list as it stands on the page; what comes back tells how often it was asked for. */
function shown(filters: Filters, pages = 1) {
  const queryKey = ["transactions", "en", filters];
  const data = listed(pages);
  const ask = vi.fn(() => Promise.resolve(data));
  client.setQueryData<InfiniteData<TransactionsPage, string | undefined>>(queryKey, data);
  ends.push(new QueryObserver(client, { queryKey, queryFn: ask }).subscribe(() => undefined));
  const ids = () => getLoadedRows(client.getQueryData(queryKey) as ListPages).map(({ id }) => id);
  const count = () => (client.getQueryData(queryKey) as ListPages).pages[0]?.totals.count;
  const loaded = () => (client.getQueryData(queryKey) as ListPages).pages.length;
  return { ask, ids, count, loaded };
}

/** What is summed up from the ledger, as another part of the page shows it. */
function sum(key: string) {
  const ask = vi.fn(() => Promise.resolve(0));
  client.setQueryData([key, "en"], 0);
  const observer = new QueryObserver(client, { queryKey: [key, "en"], queryFn: ask });
  ends.push(observer.subscribe(() => undefined));
  return ask;
}

it("puts rows where they belong in the list, and asks once for what is summed up", () => {
  const list = shown(NO_FILTERS);
  const overview = sum("overview");
  applyRows(client, [row({ id: "4" }), row({ id: "3", date: "2024-06-17" })]);
  expect(list.ids()).toEqual(["4", "2", "3", "1"]);
  expect(list.count()).toBe(4);
  expect(list.ask).not.toHaveBeenCalled();
  expect(overview).toHaveBeenCalledOnce();
});

it("puts a row where it belongs in the list, and asks for everything that is summed up", () => {
  const list = shown(NO_FILTERS);
  const sums = ["overview", "summary", "by-category", "suggestions", "me"].map(sum);
  applyRow(client, row({ id: "3", date: "2024-06-17" }));
  expect(list.ids()).toEqual(["2", "3", "1"]);
  expect(list.count()).toBe(3);
  expect(list.ask).not.toHaveBeenCalled();
  for (const asked of sums) expect(asked).toHaveBeenCalledOnce();
});

it("asks for a list that is searched, or in another order, and shows the change meanwhile", () => {
  const found = shown({ ...NO_FILTERS, q: "rice" });
  const ordered = shown({ ...NO_FILTERS, sort: "amount" });
  applyRow(client, row({ id: "3" }));
  expect([found.ids(), ordered.ids()]).toEqual([
    ["2", "1"],
    ["2", "1"],
  ]);
  expect(found.ask).toHaveBeenCalledOnce();
  expect(ordered.ask).toHaveBeenCalledOnce();
});

it("takes rows out of every list without asking, and brings them back to their place", () => {
  const list = shown(NO_FILTERS);
  const found = shown({ ...NO_FILTERS, q: "rice" });
  hideRows(client, ["2"]);
  expect([list.ids(), found.ids(), list.count()]).toEqual([["1"], ["1"], 1]);
  expect(found.ask).not.toHaveBeenCalled();
  showRows(client, [lunch]);
  expect([list.ids(), list.count()]).toEqual([["2", "1"], 2]);
});

it("forgets lists that nobody sees, so that they are fetched when they are next wanted", () => {
  const unseen = ["transactions", "en", { ...NO_FILTERS, category: "income" }];
  client.setQueryData(unseen, listed(1));
  removeRows(client, [{ id: "2" }]);
  expect(client.getQueryData(unseen)).toBeUndefined();
});

it("asks for a long list from its beginning when anything may have changed", () => {
  const short = shown(NO_FILTERS, 3);
  const long = shown({ ...NO_FILTERS, from: "2024-01-01" }, 40);
  invalidateLedger(client);
  expect([short.ask, long.ask].map((ask) => ask.mock.calls.length)).toEqual([1, 1]);
  expect([short.loaded(), long.loaded()]).toEqual([3, 1]);
});

it.each(["already", "not yet"])("hears of a change in another tab, %s following", async (when) => {
  if (when === "already") ends.push(syncWithOtherTabs(client));
  const list = shown(NO_FILTERS);
  const overview = sum("overview");
  const other = new BroadcastChannel("ledger");
  const heard = new Promise((resolve) => {
    tabChannel.addEventListener("message", resolve, { once: true });
  });
  other.postMessage("changed");
  await heard;
  if (when === "not yet") ends.push(syncWithOtherTabs(client));
  await vi.waitFor(() => expect(list.ask).toHaveBeenCalledOnce());
  expect(overview).toHaveBeenCalledOnce();
  other.close();
});

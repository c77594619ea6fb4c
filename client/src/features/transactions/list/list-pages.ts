import type { InfiniteData } from "@tanstack/react-query";

import { isReported } from "@/lib/signed-amount";

import { type Filters, matches } from "../filters";
import type { Totals, Transaction, TransactionsPage } from "../types";

export type ListPages = InfiniteData<TransactionsPage, string | undefined>;

/** Newest first, as the server lists them: by day, then by id. */
function isNewer(a: Transaction, b: Transaction): boolean {
  return a.date === b.date ? a.id > b.id : a.date > b.date;
}

function addToTotals(totals: Totals, rows: readonly Transaction[], times: 1 | -1): Totals {
  const sums = { ...totals };
  for (const { type, amount } of rows) {
    if (isReported(type)) sums[type] += times * amount;
    sums.count += times;
  }
  return sums;
}

function insertRow(datas: readonly Transaction[], row: Transaction): Transaction[] {
  const at = datas.findIndex((other) => isNewer(row, other));
  const place = at < 0 ? datas.length : at;
  return [...datas.slice(0, place), row, ...datas.slice(place)];
}

/** The rows of a list that are loaded, in its order. */
export function getLoadedRows(listed: ListPages): Transaction[] {
  return listed.pages.flatMap(({ datas }) => datas);
}

/** The list without some of its loaded rows, which its totals then leave out too. */
export function withoutRows(listed: ListPages, ids: ReadonlySet<string>): ListPages {
  const gone = getLoadedRows(listed).filter(({ id }) => ids.has(id));
  if (gone.length === 0) return listed;
  const isGone = ({ id }: Transaction) => ids.has(id);
  const pages = listed.pages.map((page) => ({
    ...page,
    datas: page.datas.some(isGone) ? page.datas.filter((row) => !isGone(row)) : page.datas,
    totals: addToTotals(page.totals, gone, -1),
  }));
  return { ...listed, pages };
}

/** The list with the present state of a loaded row at the place that it has. */
export function withReplacedRow(listed: ListPages, row: Transaction): ListPages {
  const before = getLoadedRows(listed).find(({ id }) => id === row.id);
  if (!before) return listed;
  const pages = listed.pages.map((page) => ({
    ...page,
    datas: page.datas.includes(before)
      ? page.datas.map((each) => (each === before ? row : each))
      : page.datas,
    totals: addToTotals(addToTotals(page.totals, [before], -1), [row], 1),
  }));
  return { ...listed, pages };
}

/**
 * The list, newest first, with the present state of a row at its place, whether it was there or
 * not, so that a long list is not fetched again and the reader keeps the place; without the row
 * where the filters leave it out.
 */
export function withRow(listed: ListPages, row: Transaction, filters: Filters): ListPages {
  const rest = withoutRows(listed, new Set([row.id]));
  if (!matches(row, filters)) return rest;
  const home = rest.pages.findIndex(
    ({ datas, next_cursor }) => next_cursor === null || datas.some((each) => isNewer(row, each)),
  );
  const pages = rest.pages.map((page, index) => ({
    ...page,
    datas: index === home ? insertRow(page.datas, row) : page.datas,
    totals: addToTotals(page.totals, [row], 1),
  }));
  return { ...rest, pages };
}

/** Only the first page, so that coming back to a long list fetches one page again, not all. */
export function firstPage(listed: ListPages): ListPages {
  return firstPages(listed, 1);
}

/** Only so many pages from the beginning. */
export function firstPages({ pages, pageParams }: ListPages, most: number): ListPages {
  return { pages: pages.slice(0, most), pageParams: pageParams.slice(0, most) };
}

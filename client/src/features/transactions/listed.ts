import type { InfiniteData } from "@tanstack/react-query";

import { type Filters, matches } from "./filters";
import type { Totals, Transaction, TransactionsPage } from "./types";

export type Listed = InfiniteData<TransactionsPage, string | undefined>;

/** Newest first, as the server lists them: by day, then by id. */
function comesBefore(a: Transaction, b: Transaction): boolean {
  return a.date === b.date ? a.id > b.id : a.date > b.date;
}

function counted(totals: Totals, rows: readonly Transaction[], times: 1 | -1): Totals {
  const sums = { ...totals };
  for (const { type, amount } of rows) {
    sums[type] += times * amount;
    sums.count += times;
  }
  return sums;
}

function inserted(datas: readonly Transaction[], row: Transaction): Transaction[] {
  const at = datas.findIndex((other) => comesBefore(row, other));
  const place = at < 0 ? datas.length : at;
  return [...datas.slice(0, place), row, ...datas.slice(place)];
}

/** The rows of a list that are loaded, in its order. */
export function rowsOf(listed: Listed): Transaction[] {
  return listed.pages.flatMap(({ datas }) => datas);
}

/** The list without some of its loaded rows, which its totals then leave out too. */
export function withoutRows(listed: Listed, ids: ReadonlySet<string>): Listed {
  const gone = rowsOf(listed).filter(({ id }) => ids.has(id));
  if (gone.length === 0) return listed;
  const isGone = ({ id }: Transaction) => ids.has(id);
  const pages = listed.pages.map((page) => ({
    ...page,
    datas: page.datas.some(isGone) ? page.datas.filter((row) => !isGone(row)) : page.datas,
    totals: counted(page.totals, gone, -1),
  }));
  return { ...listed, pages };
}

/** The list with the present state of a loaded row at the place that it has. */
export function withReplaced(listed: Listed, row: Transaction): Listed {
  const before = rowsOf(listed).find(({ id }) => id === row.id);
  if (!before) return listed;
  const pages = listed.pages.map((page) => ({
    ...page,
    datas: page.datas.includes(before)
      ? page.datas.map((each) => (each === before ? row : each))
      : page.datas,
    totals: counted(counted(page.totals, [before], -1), [row], 1),
  }));
  return { ...listed, pages };
}

/**
 * The list, newest first, with the present state of a row at its place, whether it was there or
 * not, so that a long list is not fetched again and the reader keeps the place; without the row
 * where the filters leave it out.
 */
export function withRow(listed: Listed, row: Transaction, filters: Filters): Listed {
  const rest = withoutRows(listed, new Set([row.id]));
  if (!matches(row, filters)) return rest;
  const home = rest.pages.findIndex(
    ({ datas, next_cursor }) =>
      next_cursor === null || datas.some((each) => comesBefore(row, each)),
  );
  const pages = rest.pages.map((page, index) => ({
    ...page,
    datas: index === home ? inserted(page.datas, row) : page.datas,
    totals: counted(page.totals, [row], 1),
  }));
  return { ...rest, pages };
}

/** Only the first page, so that coming back to a long list fetches one page again, not all. */
export function firstPage(listed: Listed): Listed {
  return firstPages(listed, 1);
}

/** Only so many pages from the beginning. */
export function firstPages({ pages, pageParams }: Listed, most: number): Listed {
  return { pages: pages.slice(0, most), pageParams: pageParams.slice(0, most) };
}

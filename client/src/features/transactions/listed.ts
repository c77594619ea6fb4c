import type { InfiniteData } from "@tanstack/react-query";

import { type Filters, matches } from "./filters";
import type { Totals, Transaction, TransactionsPage } from "./types";

export type Listed = InfiniteData<TransactionsPage, string | undefined>;

/** Newest first, as the server lists them: by day, then by id. */
function comesBefore(a: Transaction, b: Transaction): boolean {
  return a.date === b.date ? a.id > b.id : a.date > b.date;
}

function counted(totals: Totals, { type, amount }: Transaction): Totals {
  return { ...totals, [type]: totals[type] + amount, count: totals.count + 1 };
}

/**
 * The list with a transaction that has just been recorded at its place, so that a long list is
 * not fetched again and the reader keeps the place; unchanged where the filters leave it out.
 */
export function withRecorded(listed: Listed, recorded: Transaction, filters: Filters): Listed {
  const known = listed.pages.some((page) => page.datas.some(({ id }) => id === recorded.id));
  if (known || !matches(recorded, filters)) return listed;
  const home = listed.pages.findIndex(
    ({ datas, next_cursor }) =>
      next_cursor === null || datas.some((row) => comesBefore(recorded, row)),
  );
  const pages = listed.pages.map((page, index) => {
    const totals = counted(page.totals, recorded);
    if (index !== home) return { ...page, totals };
    const at = page.datas.findIndex((row) => comesBefore(recorded, row));
    const place = at < 0 ? page.datas.length : at;
    const datas = [...page.datas.slice(0, place), recorded, ...page.datas.slice(place)];
    return { ...page, totals, datas };
  });
  return { ...listed, pages };
}

/** Only the first page, so that coming back to a long list fetches one page again, not all. */
export function firstPage(listed: Listed): Listed {
  return { pages: listed.pages.slice(0, 1), pageParams: listed.pageParams.slice(0, 1) };
}

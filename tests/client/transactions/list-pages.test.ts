import { expect, it } from "vitest";

import { NO_FILTERS } from "@/features/transactions/filters";
import {
  firstPage,
  getLoadedRows,
  type ListPages,
  withoutRows,
  withReplacedRow,
  withRow,
} from "@/features/transactions/list/list-pages";

import { row } from "./rows";

const totals = { income: 0, expenses: 3, count: 3 };

const listed: ListPages = {
  pages: [
    {
      datas: [row({ id: "03", date: "2024-06-18" }), row({ id: "02", date: "2024-06-16" })],
      totals,
      next_cursor: "more",
    },
    { datas: [row({ id: "01", date: "2024-06-10" })], totals, next_cursor: null },
  ],
  pageParams: [undefined, "more"],
};

const sums = { income: 0, expenses: 50, count: 3 };

/** The same rows, each with an amount of its own. */
const priced: ListPages = {
  pages: [
    {
      datas: [
        row({ id: "03", date: "2024-06-18", amount: 20 }),
        row({ id: "02", date: "2024-06-16", amount: 20 }),
      ],
      totals: sums,
      next_cursor: "more",
    },
    { datas: [row({ id: "01", date: "2024-06-10", amount: 10 })], totals: sums, next_cursor: null },
  ],
  pageParams: [undefined, "more"],
};

const ids = ({ pages }: ListPages) => pages.map(({ datas }) => datas.map(({ id }) => id));

it("puts what was just recorded first when it happened today", () => {
  const after = withRow(listed, row({ id: "04", date: "2024-06-18" }), NO_FILTERS);
  expect(ids(after)).toEqual([["04", "03", "02"], ["01"]]);
});

it("puts an older day at its place, on a later page too, and at the very end", () => {
  const between = withRow(listed, row({ id: "04", date: "2024-06-12" }), NO_FILTERS);
  expect(ids(between)).toEqual([
    ["03", "02"],
    ["04", "01"],
  ]);
  const last = withRow(listed, row({ id: "04", date: "2024-01-01" }), NO_FILTERS);
  expect(ids(last)).toEqual([
    ["03", "02"],
    ["01", "04"],
  ]);
});

it("leaves a row out that belongs to a page which is not loaded, but counts it", () => {
  const open = { ...listed, pages: listed.pages.slice(0, 1) };
  const after = withRow(open, row({ id: "04", date: "2024-01-01", amount: 5 }), NO_FILTERS);
  expect(ids(after)).toEqual([["03", "02"]]);
  expect(after.pages[0]?.totals).toEqual({ income: 0, expenses: 8, count: 4 });
});

it("counts it in the totals of every page", () => {
  const after = withRow(listed, row({ id: "04", type: "income", amount: 7 }), NO_FILTERS);
  expect(after.pages.map((page) => page.totals)).toEqual([
    { income: 7, expenses: 3, count: 4 },
    { income: 7, expenses: 3, count: 4 },
  ]);
});

it("leaves out what the filters leave out, and counts a row once that is there already", () => {
  const income = { ...NO_FILTERS, category: "income" as const };
  expect(withRow(listed, row({ id: "04" }), income)).toBe(listed);
  const again = withRow(priced, row({ id: "02", date: "2024-06-16", amount: 1 }), NO_FILTERS);
  expect(getLoadedRows(again).map(({ id }) => id)).toEqual(["03", "02", "01"]);
  expect(again.pages[0]?.totals).toEqual({ income: 0, expenses: 31, count: 3 });
});

it("moves an edited row to its new day and corrects the totals of every page", () => {
  const edited = row({ id: "03", type: "income", amount: 7, date: "2024-06-10" });
  const after = withRow(priced, edited, NO_FILTERS);
  expect(ids(after)).toEqual([["02"], ["03", "01"]]);
  expect(after.pages.map((page) => page.totals)).toEqual([
    { income: 7, expenses: 30, count: 3 },
    { income: 7, expenses: 30, count: 3 },
  ]);
});

it("takes an edited row out that the filters no longer meet", () => {
  const spent = { ...NO_FILTERS, category: "expenses" as const };
  const after = withRow(priced, row({ id: "03", type: "income", amount: 7 }), spent);
  expect(ids(after)).toEqual([["02"], ["01"]]);
  expect(after.pages[0]?.totals).toEqual({ income: 0, expenses: 30, count: 2 });
});

it("takes rows out of every page, and knows nothing of others", () => {
  const after = withoutRows(priced, new Set(["03", "01", "elsewhere"]));
  expect(ids(after)).toEqual([["02"], []]);
  expect(after.pages[1]?.totals).toEqual({ income: 0, expenses: 20, count: 1 });
  expect(withoutRows(priced, new Set(["elsewhere"]))).toBe(priced);
});

it("brings a row back to the very place from which it was taken", () => {
  const taken = row({ id: "02", date: "2024-06-16", amount: 20 });
  const back = withRow(withoutRows(priced, new Set(["02"])), taken, NO_FILTERS);
  expect(getLoadedRows(back)).toEqual(getLoadedRows(priced));
  expect(back.pages[0]?.totals).toEqual(sums);
});

it("shows a row anew at the place that it has, where the server alone knows the order", () => {
  const after = withReplacedRow(priced, row({ id: "03", date: "1999-01-01", amount: 5 }));
  expect(ids(after)).toEqual(ids(priced));
  expect(after.pages[0]?.totals).toEqual({ income: 0, expenses: 35, count: 3 });
});

it("starts an empty list", () => {
  const nothing = { income: 0, expenses: 0, count: 0 };
  const empty: ListPages = {
    pages: [{ datas: [], totals: nothing, next_cursor: null }],
    pageParams: [undefined],
  };
  expect(ids(withRow(empty, row({ id: "01" }), NO_FILTERS))).toEqual([["01"]]);
});

it("keeps one page of a long list for the next visit", () => {
  expect(ids(firstPage(listed))).toEqual([["03", "02"]]);
});

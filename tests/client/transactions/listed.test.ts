import { expect, it } from "vitest";

import { NO_FILTERS } from "@/features/transactions/filters";
import { firstPage, type Listed, withRecorded } from "@/features/transactions/listed";

import { row } from "./rows";

const totals = { income: 0, expenses: 3, count: 3 };

const listed: Listed = {
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

const ids = ({ pages }: Listed) => pages.map(({ datas }) => datas.map(({ id }) => id));

it("puts what was just recorded first when it happened today", () => {
  const after = withRecorded(listed, row({ id: "04", date: "2024-06-18" }), NO_FILTERS);
  expect(ids(after)).toEqual([["04", "03", "02"], ["01"]]);
});

it("puts an older day at its place, on a later page too, and at the very end", () => {
  const between = withRecorded(listed, row({ id: "04", date: "2024-06-12" }), NO_FILTERS);
  expect(ids(between)).toEqual([
    ["03", "02"],
    ["04", "01"],
  ]);
  const last = withRecorded(listed, row({ id: "04", date: "2024-01-01" }), NO_FILTERS);
  expect(ids(last)).toEqual([
    ["03", "02"],
    ["01", "04"],
  ]);
});

it("leaves a row out that belongs to a page which is not loaded, but counts it", () => {
  const open = { ...listed, pages: listed.pages.slice(0, 1) };
  const after = withRecorded(open, row({ id: "04", date: "2024-01-01", amount: 5 }), NO_FILTERS);
  expect(ids(after)).toEqual([["03", "02"]]);
  expect(after.pages[0]?.totals).toEqual({ income: 0, expenses: 8, count: 4 });
});

it("counts it in the totals of every page", () => {
  const after = withRecorded(listed, row({ id: "04", type: "income", amount: 7 }), NO_FILTERS);
  expect(after.pages.map((page) => page.totals)).toEqual([
    { income: 7, expenses: 3, count: 4 },
    { income: 7, expenses: 3, count: 4 },
  ]);
});

it("changes nothing for a row that the filters leave out or that is there already", () => {
  const income = { ...NO_FILTERS, category: "income" as const };
  expect(withRecorded(listed, row({ id: "04" }), income)).toBe(listed);
  expect(withRecorded(listed, row({ id: "02" }), NO_FILTERS)).toBe(listed);
});

it("starts an empty list", () => {
  const nothing = { income: 0, expenses: 0, count: 0 };
  const empty: Listed = {
    pages: [{ datas: [], totals: nothing, next_cursor: null }],
    pageParams: [undefined],
  };
  expect(ids(withRecorded(empty, row({ id: "01" }), NO_FILTERS))).toEqual([["01"]]);
});

it("keeps one page of a long list for the next visit", () => {
  expect(ids(firstPage(listed))).toEqual([["03", "02"]]);
});

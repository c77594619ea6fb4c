import { expect, it } from "vitest";

import { groupByDay, type ListItem } from "@/features/transactions/list/day-groups";
import { joinPages } from "@/features/transactions/list/loaded-rows";
import type { Transaction } from "@/features/transactions/types";

import { row } from "./rows";

const lunch = row({ id: "3", amount: 48_000 });
const logo = row({ id: "2", type: "income", amount: 1_750_000 });
const ojek = row({ id: "1", amount: 22_000, date: "2024-06-17" });

function itemsOf(pages: Transaction[][], complete = true): (ListItem | undefined)[] {
  const { count, at } = groupByDay(joinPages(pages), complete);
  return Array.from({ length: count }, (_item, index) => at(index));
}

it("puts a head with the day's net before each day", () => {
  expect(itemsOf([[lunch, logo, ojek]])).toEqual([
    { kind: "day", date: "2024-06-18", net: 1_702_000 },
    { kind: "row", transaction: lunch, first: true, last: false },
    { kind: "row", transaction: logo, first: false, last: true },
    { kind: "day", date: "2024-06-17", net: -22_000 },
    { kind: "row", transaction: ojek, first: true, last: true },
  ]);
});

it("says no net for the last day while more rows of it may follow", () => {
  const nets = (pages: Transaction[][]) =>
    itemsOf(pages, false).flatMap((item) => (item?.kind === "day" ? [item.net] : []));
  expect(nets([[lunch, ojek]])).toEqual([-48_000, null]);
  expect(nets([[lunch], [logo], [ojek]])).toEqual([1_702_000, null]);
  expect(nets([[lunch], [logo]])).toEqual([null]);
});

it("is the same however the rows are spread over pages", () => {
  const days = [18, 18, 17, 16, 16, 16, 16, 15, 14, 14];
  const rows = days.map((day, at) => row({ id: `${at}`, amount: 1 + at, date: `2024-06-${day}` }));
  const whole = itemsOf([rows]);
  for (let cut = 0; cut < 1 << (rows.length - 1); cut += 1) {
    const pages: Transaction[][] = [[]];
    rows.forEach((each, at) => {
      pages.at(-1)?.push(each);
      if (cut & (1 << at)) pages.push([]);
    });
    expect(itemsOf(pages)).toEqual(whole);
  }
});

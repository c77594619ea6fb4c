import { expect, it } from "vitest";

import { byDay } from "@/features/transactions/by-day";

import { row } from "./rows";

const lunch = row({ id: "3", amount: 48_000 });
const logo = row({ id: "2", type: "income", amount: 1_750_000 });
const ojek = row({ id: "1", amount: 22_000, date: "2024-06-17" });

it("puts a head with the day's net before each day", () => {
  expect(byDay([lunch, logo, ojek], true)).toEqual([
    { kind: "day", date: "2024-06-18", net: 1_702_000 },
    { kind: "row", transaction: lunch, first: true, last: false },
    { kind: "row", transaction: logo, first: false, last: true },
    { kind: "day", date: "2024-06-17", net: -22_000 },
    { kind: "row", transaction: ojek, first: true, last: true },
  ]);
});

it("says no net for the last day while more rows of it may follow", () => {
  const heads = byDay([lunch, ojek], false).filter((item) => item.kind === "day");
  expect(heads.map(({ net }) => net)).toEqual([-48_000, null]);
});

it("is empty for an empty list", () => {
  expect(byDay([], true)).toEqual([]);
});

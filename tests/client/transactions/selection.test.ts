import { expect, it } from "vitest";

import { summarizeSelection } from "@/features/transactions/list/BulkActions";
import {
  EMPTY_SELECTION,
  pruneSelection,
  toggleAllRows,
  toggleRow,
} from "@/features/transactions/list/selection";

import { row } from "./rows";

const order = ["a", "b", "c", "d", "e"];
const ids = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join("");

it("chooses and leaves one row after the other", () => {
  const one = toggleRow(EMPTY_SELECTION, "b", order);
  const two = toggleRow(one, "d", order);
  expect([ids(one), ids(two), ids(toggleRow(two, "b", order))]).toEqual(["b", "bd", "d"]);
});

it("extends from the last row touched, in both directions, to choose and to leave", () => {
  const down = toggleRow(toggleRow(EMPTY_SELECTION, "b", order), "d", order, true);
  expect(ids(down)).toBe("bcd");
  expect(ids(toggleRow(toggleRow(EMPTY_SELECTION, "d", order), "b", order, true))).toBe("bcd");
  expect(ids(toggleRow(down, "c", order, true))).toBe("b");
  expect(ids(toggleRow(EMPTY_SELECTION, "c", order, true))).toBe("c");
});

it("chooses all that is loaded, and nothing when that was chosen", () => {
  const all = toggleAllRows(toggleRow(EMPTY_SELECTION, "b", order), order);
  expect(ids(all)).toBe("abcde");
  expect(toggleAllRows(all, order)).toBe(EMPTY_SELECTION);
  expect(ids(toggleAllRows(EMPTY_SELECTION, []))).toBe("");
});

it("is no longer everything as soon as one row is left out", () => {
  const everything = { ids: new Set(order), everything: true, anchor: null };
  const but = toggleRow(everything, "c", order);
  expect([but.everything, ids(but)]).toEqual([false, "abde"]);
});

it("forgets rows that are gone, and takes in what is loaded later only where it is everything", () => {
  const two = toggleRow(toggleRow(EMPTY_SELECTION, "b", order), "d", order);
  expect(ids(pruneSelection(two, ["a", "d", "e"]))).toBe("d");
  expect(pruneSelection(two, order)).toBe(two);
  const everything = { ids: new Set(order), everything: true, anchor: null };
  expect(ids(pruneSelection(everything, [...order, "f"]))).toBe("abcdef");
});

it("counts and sums what is chosen, and names the category that all of them have", () => {
  const rows = [
    row({ id: "a", amount: 20 }),
    row({ id: "b", amount: 30 }),
    row({ id: "c", amount: 100, type: "income", category_id: "salary" }),
    row({ id: "t", amount: 500, type: "transfer", category_id: "transfer", to_wallet_id: "02W" }),
  ];
  const totals = { income: 900, expenses: 0, count: 7 };
  const of = (...chosen: string[]) =>
    summarizeSelection(rows, { ids: new Set(chosen), everything: false, anchor: null }, totals);
  expect(of("a", "b")).toEqual({
    count: 2,
    net: -50,
    types: ["expenses"],
    common: "food-beverages",
    others: 0,
  });
  expect(of("a", "c")).toEqual({
    count: 2,
    net: 80,
    types: ["expenses", "income"],
    common: "",
    others: 0,
  });
  // Transfers have no category, and add nothing.
  expect(of("a", "t")).toEqual({
    count: 2,
    net: -20,
    types: ["expenses"],
    common: "food-beverages",
    others: 1,
  });
  const everything = { ids: new Set(["a", "b", "c"]), everything: true, anchor: null };
  expect(summarizeSelection(rows, everything, totals)).toEqual({
    count: 7,
    net: 900,
    types: ["income"],
    common: "",
    others: 1,
  });
});

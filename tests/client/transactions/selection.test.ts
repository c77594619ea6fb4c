import { expect, it } from "vitest";

import { chosenOf } from "@/features/transactions/acts/chosen";
import { kept, NOTHING, toggled, toggledAll } from "@/features/transactions/acts/selection";

import { row } from "./rows";

const order = ["a", "b", "c", "d", "e"];
const ids = ({ ids }: { ids: ReadonlySet<string> }) => [...ids].sort().join("");

it("chooses and leaves one row after the other", () => {
  const one = toggled(NOTHING, "b", order);
  const two = toggled(one, "d", order);
  expect([ids(one), ids(two), ids(toggled(two, "b", order))]).toEqual(["b", "bd", "d"]);
});

it("extends from the last row touched, in both directions, to choose and to leave", () => {
  const down = toggled(toggled(NOTHING, "b", order), "d", order, true);
  expect(ids(down)).toBe("bcd");
  expect(ids(toggled(toggled(NOTHING, "d", order), "b", order, true))).toBe("bcd");
  expect(ids(toggled(down, "c", order, true))).toBe("b");
  expect(ids(toggled(NOTHING, "c", order, true))).toBe("c");
});

it("chooses all that is loaded, and nothing when that was chosen", () => {
  const all = toggledAll(toggled(NOTHING, "b", order), order);
  expect(ids(all)).toBe("abcde");
  expect(toggledAll(all, order)).toBe(NOTHING);
  expect(ids(toggledAll(NOTHING, []))).toBe("");
});

it("is no longer everything as soon as one row is left out", () => {
  const everything = { ids: new Set(order), everything: true, anchor: null };
  const but = toggled(everything, "c", order);
  expect([but.everything, ids(but)]).toEqual([false, "abde"]);
});

it("forgets rows that are gone, and takes in what is loaded later only where it is everything", () => {
  const two = toggled(toggled(NOTHING, "b", order), "d", order);
  expect(ids(kept(two, ["a", "d", "e"]))).toBe("d");
  expect(kept(two, order)).toBe(two);
  const everything = { ids: new Set(order), everything: true, anchor: null };
  expect(ids(kept(everything, [...order, "f"]))).toBe("abcdef");
});

it("counts and sums what is chosen, and names the category that all of them have", () => {
  const rows = [
    row({ id: "a", amount: 20 }),
    row({ id: "b", amount: 30 }),
    row({ id: "c", amount: 100, type: "income", category_id: "salary" }),
  ];
  const totals = { income: 900, expenses: 0, count: 7 };
  const of = (...chosen: string[]) =>
    chosenOf(rows, { ids: new Set(chosen), everything: false, anchor: null }, totals);
  expect(of("a", "b")).toEqual({
    count: 2,
    net: -50,
    types: ["expenses"],
    common: "food-beverages",
  });
  expect(of("a", "c")).toEqual({ count: 2, net: 80, types: ["expenses", "income"], common: "" });
  const everything = { ids: new Set(["a", "b", "c"]), everything: true, anchor: null };
  expect(chosenOf(rows, everything, totals)).toEqual({
    count: 7,
    net: 900,
    types: ["income"],
    common: "",
  });
});

import { expect, it } from "vitest";

import { getDropIndex } from "@/browser/use-row-drag";
import { getFullOrder, withOrder } from "@/features/categories/category-order";
import { moveItem } from "@/lib/move-item";

import { book, rows } from "./category-book";

const expenses = () => rows().filter(({ type }) => type === "expenses");

it("what is hidden keeps its place while the others change theirs", () => {
  const visible = ["Coffee", "Food", "Rent"];
  expect(getFullOrder(expenses(), visible)).toEqual(["Coffee", "Makeup", "Food", "Rent"]);
});

it("a list in a new order leaves the other type alone", () => {
  const ordered = withOrder(book(rows()), "expenses", ["Rent", "Makeup", "Food", "Coffee"]);
  const ids = ordered.datas.map(({ id }) => id);
  expect(ids).toEqual(["Rent", "Makeup", "Food", "Coffee", "Salary"]);
});

it.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
])("from %i to %i moves one entry", (from, to, order) => {
  expect(moveItem([..."abc"], from, to).join("")).toBe(order);
});

it.each([
  [0, 10, 0],
  [0, 11, 1],
  [0, 61, 3],
  [2, 40, 2],
  [2, 29, 1],
  [2, 0, 0],
  [2, 51, 3],
])("row %i carried to %i px is at place %i: its edge passes middles", (from, top, place) => {
  const middles = [10, 30, 50, 70];
  expect(getDropIndex(middles, from, { top, bottom: top + 20 })).toBe(place);
});

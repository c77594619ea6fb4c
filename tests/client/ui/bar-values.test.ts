import { expect, it } from "vitest";

import { countFormats } from "@/lib/counts";
import { chooseBarValues } from "@/ui/charts/bar-values";

const AMOUNTS = [10_250_000, 4_924_500, 30_000];

/** What is written over bars with so much room for each, in rupiah unless converted. */
function written(room: number, language: "en" | "id" = "en", rate?: number) {
  const { count, short } = countFormats(language);
  const convert = (amount: number) => amount / (rate ?? 1);
  const axis = (amount: number) => (rate ? "$" : "") + short(convert(amount));
  const values = chooseBarValues(AMOUNTS, { room, size: 12 }, { short: axis, convert, count });
  const texts = AMOUNTS.map((amount) => values?.write(amount).replace("\u00a0", " "));
  return values && [values.power, ...texts];
}

it("gives every amount its unit where there is room", () => {
  expect(written(50)).toEqual([null, "10.3M", "4.9M", "30K"]);
  expect(written(50, "id")).toEqual([null, "10,3 jt", "4,9 jt", "30 rb"]);
  expect(written(50, "en", 16_162)).toEqual([null, "$634.2", "$304.7", "$1.9"]);
});

it("leaves out a unit that all share, and what would read as zero", () => {
  expect(written(30)).toEqual([6, "10.3", "4.9", ""]);
  expect(written(30, "id")).toEqual([6, "10,3", "4,9", ""]);
  expect(written(30, "en", 16_162)).toEqual([0, "634", "305", "1.9"]);
});

it("leaves out decimals before it leaves out the amounts", () => {
  expect(written(20)).toEqual([6, "10", "4.9", ""]);
  expect(written(12)).toBeNull();
});

it("has nothing to write where nothing was recorded", () => {
  const { count, short } = countFormats("en");
  const writers = { short, convert: (amount: number) => amount, count };
  expect(chooseBarValues([], { room: 50, size: 12 }, writers)).toBeNull();
});

import { describe, expect, it } from "vitest";

import {
  getPacePercent,
  getStatus,
  getUsedPercent,
  listAlerted,
} from "@/features/budgets/budget-status";
import {
  fillAmounts,
  getChanges,
  getSavedAmounts,
  sumAmounts,
} from "@/features/budgets/fill-amounts";
import { getLastMonth, readMonth, writeMonth } from "@/features/budgets/months";
import {
  findUnreadShares,
  formatSplit,
  listSplits,
  readShare,
  readSplit,
  sumShares,
} from "@/features/budgets/splits";

import { budget, FASHION, planned, RENT } from "./budgets";

describe("the month of the address", () => {
  it.each([
    ["month=2024-06", "2024-06"],
    ["month=2024-13", undefined],
    ["month=1969-12", "1969-12"],
    ["month=1969-11", undefined],
    ["month=now", undefined],
    ["", undefined],
  ])("%s means %s", (search, month) => {
    expect(readMonth(new URLSearchParams(search))).toBe(month);
  });

  it("is written beside what else stands there, and left out for the present one", () => {
    const search = new URLSearchParams("lang=id");
    expect(writeMonth(search, "2024-06").toString()).toBe("lang=id&month=2024-06");
    expect(writeMonth(new URLSearchParams("month=2024-06"), undefined).toString()).toBe("");
  });

  it("can be planned for twelve months ahead, over the turn of the year", () => {
    expect(getLastMonth("2024-06-18")).toBe("2025-06");
    expect(getLastMonth("2024-12-31")).toBe("2025-12");
  });
});

describe("a split", () => {
  const texts = (needs: string, wants: string, savings: string) => ({ needs, wants, savings });

  it.each([
    [texts("45", "35", "20"), { needs: 45, wants: 35, savings: 20 }],
    [texts("100", "0", "0 %"), { needs: 100, wants: 0, savings: 0 }],
    [texts("50", "30", "10"), null],
    [texts("50", "30", ""), null],
    [texts("120", "-20", "0"), null],
    [texts("33.3", "33.3", "33.4"), null],
  ])("%o is %o", (typed, split) => {
    expect(readSplit(typed)).toEqual(split);
  });

  it.each([
    [texts("50", "30", "10"), 90, []],
    [texts("101", "0", "0"), null, ["needs"]],
    [texts("33,3", "33,3", "33,4"), null, ["needs", "wants", "savings"]],
    [texts("-10", "60", "50"), null, ["needs"]],
    [texts("50", "30", " "), null, ["savings"]],
  ])("%o comes to %s, unread are %o", (typed, sum, unread) => {
    expect(sumShares(typed)).toBe(sum);
    expect(findUnreadShares(typed)).toEqual(unread);
  });

  it("offers the three known ones, and one's own beside them", () => {
    const known = listSplits({ needs: 50, wants: 30, savings: 20 }).map(formatSplit);
    expect(known).toEqual(["50 / 30 / 20", "60 / 20 / 20", "70 / 20 / 10"]);
    const own = listSplits({ needs: 45, wants: 35, savings: 20 }).map(formatSplit);
    expect(own).toEqual([...known, "45 / 35 / 20"]);
    expect(readShare("101")).toBeNull();
  });
});

describe("how a category stands", () => {
  it.each([
    [planned(100_000, 0), "within", 0],
    [planned(100_000, 79_999), "within", 79],
    [planned(100_000, 80_000), "near", 80],
    [planned(100_000, 99_999), "near", 99],
    [planned(100_000, 100_000), "full", 100],
    [planned(100_000, 100_001), "over", 100],
    [planned(100_000, 20_000, { carried: -90_000 }), "over", 200],
    [planned(0, 1), "over", 100],
    [planned(0, 0, { alert: null }), "within", 0],
  ])("%o", (one, standing, percent) => {
    expect(getStatus(one)).toBe(standing);
    expect(getUsedPercent(one)).toBe(percent);
  });

  it("marks the pace inside the bar, and nowhere without a budget or a day", () => {
    expect(getPacePercent(planned(100_000, 0))).toBe(60);
    expect(getPacePercent(planned(100_000, 0, { pace: null }))).toBeNull();
    expect(getPacePercent(budget())).toBeNull();
    expect(getPacePercent(planned(0, 0))).toBeNull();
  });

  it("names the worst first", () => {
    const near = planned(100, 85, RENT);
    const full = planned(100, 100);
    const over = planned(100, 150, FASHION);
    const raised = listAlerted([near, planned(100, 10), full, over]);
    expect(raised).toEqual([over, full, near]);
  });
});

it("fills from last month only where that had a budget, and sends only what changed", () => {
  const datas = [
    planned(100, 0, { previous: 120 }),
    planned(50, 0, { ...FASHION, previous: null }),
    budget({ ...RENT, previous: 70, proposal: 1000 }),
  ];
  const saved = getSavedAmounts(datas);
  expect(getChanges(datas, saved)).toEqual([]);
  const copied = fillAmounts(datas, saved, "previous");
  expect(copied.count).toBe(2);
  expect(sumAmounts(copied.amounts)).toBe(240);
  expect(getChanges(datas, copied.amounts)).toEqual([
    { category_id: "food-beverages", amount: 120 },
    { category_id: "rent", amount: 70 },
  ]);
  expect(getChanges(datas, { ...saved, fashion: null })).toEqual([
    { category_id: "fashion", amount: null },
  ]);
});

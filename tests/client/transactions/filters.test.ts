import { describe, expect, it } from "vitest";

import { matches, NO_FILTERS, readFilters, writeFilters } from "@/features/transactions/filters";

const read = (query: string) => readFilters(new URLSearchParams(query));

describe("the filters of an address", () => {
  it("are none without parameters", () => {
    expect(read("")).toEqual(NO_FILTERS);
  });

  it("name a kind and days", () => {
    expect(read("category=income&from=2024-06-01&to=2024-06-18")).toEqual({
      category: "income",
      from: "2024-06-01",
      to: "2024-06-18",
    });
  });

  it.each(["category=food", "from=yesterday", "from=2024-02-30", "to=1969-12-31", "to="])(
    "leave out what makes no sense: %s",
    (query) => {
      expect(read(query)).toEqual(NO_FILTERS);
    },
  );

  it("leave out an end before the start", () => {
    expect(read("from=2024-06-18&to=2024-06-01")).toEqual({ ...NO_FILTERS, from: "2024-06-18" });
  });

  it("are written without what is not filtered, and leave other parameters alone", () => {
    const before = new URLSearchParams("category=income&from=2024-06-01&other=1");
    const after = writeFilters(before, { category: "all", to: "2024-06-18" });
    expect(after.toString()).toBe("from=2024-06-01&other=1&to=2024-06-18");
  });
});

describe("a transaction", () => {
  const lunch = { type: "expenses", date: "2024-06-18" } as const;

  it.each([
    [NO_FILTERS, true],
    [{ ...NO_FILTERS, category: "expenses" as const }, true],
    [{ ...NO_FILTERS, category: "income" as const }, false],
    [{ ...NO_FILTERS, from: "2024-06-18", to: "2024-06-18" }, true],
    [{ ...NO_FILTERS, from: "2024-06-19" }, false],
    [{ ...NO_FILTERS, to: "2024-06-17" }, false],
  ])("is met by %j: %s", (filters, met) => {
    expect(matches(lunch, filters)).toBe(met);
  });
});

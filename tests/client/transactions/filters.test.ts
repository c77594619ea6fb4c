import { describe, expect, it } from "vitest";

import { matches, NO_FILTERS, readFilters, writeFilters } from "@/features/transactions/filters";

const read = (query: string) => readFilters(new URLSearchParams(query));

describe("the filters of an address", () => {
  it("are none without parameters", () => {
    expect(read("")).toEqual(NO_FILTERS);
  });

  it("name a kind and days", () => {
    expect(read("category=income&from=2024-06-01&to=2024-06-18")).toEqual({
      ...NO_FILTERS,
      category: "income",
      from: "2024-06-01",
      to: "2024-06-18",
    });
  });

  it("name a category, a search and an order", () => {
    expect(read("category_id=food-beverages&q=+nasi+padang+&sort=-amount")).toEqual({
      ...NO_FILTERS,
      category_ids: ["food-beverages"],
      q: "nasi padang",
      sort: "-amount",
    });
  });

  it.each([
    "category_id=rent,pets",
    "category_id=rent%2Cpets",
    "category_id=rent&category_id=pets",
  ])("name several categories: %s", (query) => {
    expect(read(query).category_ids).toEqual(["rent", "pets"]);
  });

  it("take each category once, and no more than the server does", () => {
    expect(read("category_id=rent,pets,rent,a/b,").category_ids).toEqual(["rent", "pets"]);
    const many = Array.from({ length: 30 }, (_id, at) => `c${at}`);
    expect(read(`category_id=${many.join()}`).category_ids).toEqual(many.slice(0, 20));
  });

  it("are written as one parameter for all categories, whose order they keep", () => {
    const before = new URLSearchParams("category_id=rent&category_id=pets&view=categories");
    const after = writeFilters(before, { category_ids: ["pets", "rent", "salary"] });
    expect(after.get("view")).toBe("categories");
    expect(after.getAll("category_id")).toEqual(["pets,rent,salary"]);
    expect(readFilters(after).category_ids).toEqual(["pets", "rent", "salary"]);
    expect(writeFilters(after, { category_ids: [] }).toString()).toBe("view=categories");
  });

  it("search for no more than the server takes", () => {
    expect(read(`q=${"🍜".repeat(300)}`).q).toBe("🍜".repeat(200));
  });

  it.each([
    "category=food",
    "from=yesterday",
    "from=2024-02-30",
    "to=1969-12-31",
    "to=",
    "q=+",
    "q=%00",
    "from=2024-06-18&to=2024-06-01",
    "sort=size",
    "category_id=a%2Fb",
  ])("leave out what makes no sense: %s", (query) => {
    expect(read(query)).toEqual(NO_FILTERS);
  });

  it("search for a text without what cannot be seen in it", () => {
    expect(read("q=%07nasi%00%0Apadang%00").q).toBe("nasi padang");
  });

  it("are written without what is not filtered, and leave other parameters alone", () => {
    const before = new URLSearchParams("category=income&from=2024-06-01&other=1");
    const after = writeFilters(before, { category: "all", to: "2024-06-18" });
    expect(after.toString()).toBe("from=2024-06-01&other=1&to=2024-06-18");
  });

  it("leave nothing in the address that makes no sense", () => {
    const before = new URLSearchParams("category=food&from=2024-06-18&to=2024-06-01&q=%00&other=1");
    expect(writeFilters(before, { sort: "name" }).toString()).toBe("other=1&sort=name");
  });

  it.each([
    [{ from: "2024-07-01" }, "from=2024-07-01"],
    [{ to: "2024-05-01" }, "to=2024-05-01"],
  ])("keep the day chosen last where start and end contradict each other: %j", (changed, kept) => {
    const before = new URLSearchParams("from=2024-06-01&to=2024-06-18");
    expect(writeFilters(before, changed).toString()).toBe(kept);
  });
});

describe("a transaction", () => {
  const lunch = {
    type: "expenses",
    category_id: "food-beverages",
    date: "2024-06-18",
    wallet_id: "bca",
    to_wallet_id: null,
  } as const;

  it.each([
    [NO_FILTERS, true],
    [{ ...NO_FILTERS, category: "expenses" as const }, true],
    [{ ...NO_FILTERS, category: "income" as const }, false],
    [{ ...NO_FILTERS, from: "2024-06-18", to: "2024-06-18" }, true],
    [{ ...NO_FILTERS, category_ids: ["food-beverages"] }, true],
    [{ ...NO_FILTERS, category_ids: ["rent", "food-beverages"] }, true],
    [{ ...NO_FILTERS, category_ids: ["rent"] }, false],
    [{ ...NO_FILTERS, from: "2024-06-19" }, false],
    [{ ...NO_FILTERS, to: "2024-06-17" }, false],
    [{ ...NO_FILTERS, category: "transfer" as const }, false],
    [{ ...NO_FILTERS, wallet: "bca" }, true],
    [{ ...NO_FILTERS, wallet: "gopay" }, false],
  ])("is met by %j: %s", (filters, met) => {
    expect(matches(lunch, filters)).toBe(met);
  });

  it.each([
    [NO_FILTERS, true],
    [{ ...NO_FILTERS, category: "transfer" as const }, true],
    [{ ...NO_FILTERS, category: "expenses" as const }, false],
    [{ ...NO_FILTERS, wallet: "bca" }, true],
    [{ ...NO_FILTERS, wallet: "gopay" }, true],
    [{ ...NO_FILTERS, wallet: "jago" }, false],
  ])("between two wallets is met by %j: %s", (filters, met) => {
    const transfer = { type: "transfer", category_id: "transfer", to_wallet_id: "gopay" } as const;
    expect(matches({ ...lunch, ...transfer }, filters)).toBe(met);
  });
});

import { expect, it } from "vitest";

import {
  changeReport,
  PRESENT_MONTH,
  readReport,
  toQuery,
  writeReport,
} from "@/features/transactions/categories/report-state";

const read = (query: string) => readReport(new URLSearchParams(query));
const write = (query: string, changed: Parameters<typeof writeReport>[1]) =>
  writeReport(new URLSearchParams(query), changed).toString();

it("is the spending of the present month unless the address says more", () => {
  expect(read("view=categories")).toEqual(PRESENT_MONTH);
  expect(read("type=income&month=2024-05&compare=2024-03&by=group&open=rent")).toEqual({
    type: "income",
    month: "2024-05",
    from: null,
    to: null,
    compare: "2024-03",
    by: "group",
    open: "rent",
  });
});

it("leaves out what makes no sense", () => {
  for (const query of [
    "type=all&month=2024-13&by=day&open=a b",
    "month=1969-11",
    "month=9000-01",
    "from=2024-06-01",
    "to=2024-06-01",
    "from=2024-06-02&to=2024-06-01",
    "from=2024-06-31&to=2024-07-01",
    "from=1969-12-31&to=2024-07-01",
  ]) {
    expect([query, read(query)]).toEqual([query, PRESENT_MONTH]);
  }
});

it("does not compare a month with itself", () => {
  expect(read("month=2024-03&compare=2024-03").compare).toBeNull();
  const compared = read("month=2024-04&compare=2024-03");
  expect(changeReport(compared, { month: "2024-03" }).compare).toBeNull();
});

it("takes days for themselves, without a month and without a comparison", () => {
  const state = read("from=2024-06-01&to=2024-06-09&month=2024-05&compare=2024-03");
  expect(toQuery(state)).toEqual({ from: "2024-06-01", to: "2024-06-09" });
});

it("writes only what is not usual, and leaves the view alone", () => {
  expect(write("view=categories", { month: "2024-05" })).toBe("view=categories&month=2024-05");
  expect(write("view=categories&type=income&month=2024-05", { type: "expenses" })).toBe(
    "view=categories&month=2024-05",
  );
  expect(write("view=categories&month=2024-05&open=rent", { open: null, month: null })).toBe(
    "view=categories",
  );
});

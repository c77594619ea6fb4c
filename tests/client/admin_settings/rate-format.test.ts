import { expect, test } from "vitest";

import { formatRate, isUnusualRate, parseRate } from "@/features/admin_settings/rate-format";

test.each([
  ["16701", "16701"],
  ["16.701", "16701"],
  ["Rp16.701,5", "16701.5"],
  ["16701,5", "16701.5"],
  ["16701.123456", "16701.123456"],
  ["1.234.567,25", "1234567.25"],
  ["0,5", "0.5"],
])("%s is read as %s", (typed, rate) => {
  expect(parseRate(typed)).toBe(rate);
});

test.each(["", "0", "0,000", "-1", "1e5", "1.1234567", "sixteen", "1,2,3"])(
  "%j is no rate",
  (typed) => {
    expect(parseRate(typed)).toBeNull();
  },
);

test("rates are written as rupiah, and a slip of the hand is far from them", () => {
  expect(formatRate("16701.5")).toBe("Rp16.701,5");
  expect(isUnusualRate("1670.1", "16701")).toBe(true);
  expect(isUnusualRate("17000", "16701")).toBe(false);
});

import { expect, it } from "vitest";

import { formatDigits, formatRupiah } from "@/lib/money";

it.each([
  [0, "Rp0"],
  [12_500_000, "Rp12.500.000"],
  [-48_000, "-Rp48.000"],
  [999_999_999_999, "Rp999.999.999.999"],
])("%d is written %s", (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
});

it.each([
  [48_000, "+Rp48.000"],
  [-48_000, "-Rp48.000"],
  [0, "Rp0"],
])("%d with its sign is written %s", (amount, text) => {
  expect(formatRupiah(amount, { signed: true })).toBe(text);
});

it("writes bare digits without currency and sign", () => {
  expect(formatDigits(-1_250_000)).toBe("1.250.000");
});

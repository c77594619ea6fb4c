import { beforeEach, describe, expect, test, vi } from "vitest";

import { convertedParts } from "@/ui/money/display-currency";
import type { DisplayRate } from "@/ui/money/display-currency";

const EURO: DisplayRate = { currency: "EUR", rupiah: 16_851, date: "2024-12-31" };
const DOLLAR: DisplayRate = { currency: "USD", rupiah: 16_162, date: "2024-12-31" };

function text(amount: number, rate = DOLLAR, language: "en" | "id" = "en", signed = false) {
  const { about, sign, symbol, digits } = convertedParts(amount, rate, language, signed);
  return about + sign + symbol + digits;
}

describe("an amount in another currency", () => {
  test("is written as the reader's language writes it", () => {
    expect(text(48_000, EURO, "en")).toBe("≈ €2.85");
    expect(text(48_000, EURO, "id")).toBe("≈ €2,85");
    expect(text(20_796_485, EURO, "en")).toBe("≈ €1,234");
    expect(text(20_796_485, EURO, "id")).toBe("≈ €1.234");
  });

  test("has cents only while they say something", () => {
    expect(text(0)).toBe("≈ $0.00");
    expect(text(999 * 16_162)).toBe("≈ $999.00");
    expect(text(1000 * 16_162)).toBe("≈ $1,000");
  });

  test("keeps its sign", () => {
    expect(text(-48_000)).toBe("≈ -$2.97");
    expect(text(48_000, DOLLAR, "en", true)).toBe("≈ +$2.97");
    expect(text(-48_000, DOLLAR, "en", true)).toBe("≈ -$2.97");
    expect(text(0, DOLLAR, "en", true)).toBe("≈ $0.00");
  });

  test("holds the largest amount there is", () => {
    expect(text(999_999_999_999)).toBe("≈ $61,873,531");
  });
});

describe("the chosen currency", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.resetModules();
  });

  const fresh = () => import("@/ui/money/display-currency");

  test("is known to the next page before the account is there", async () => {
    const page = await fresh();
    expect(page.displayRate.get()).toBeNull();
    page.showAmountsIn(EURO);
    vi.resetModules();
    expect((await fresh()).displayRate.get()).toEqual(EURO);
  });

  test("is told to whoever listens, once for each change", async () => {
    const { displayRate, showAmountsIn } = await fresh();
    const heard = vi.fn();
    const leave = displayRate.subscribe(heard);
    showAmountsIn(EURO);
    showAmountsIn({ ...EURO });
    expect(heard).toHaveBeenCalledTimes(1);
    showAmountsIn(null);
    expect(heard).toHaveBeenCalledTimes(2);
    leave();
    showAmountsIn(DOLLAR);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("is rupiah when something else stands in the browser's storage", async () => {
    const wrong = ["", "{", "null", '"EUR"', '{"currency":"GBP","rupiah":1,"date":""}'];
    for (const kept of [...wrong, '{"currency":"EUR","rupiah":0,"date":""}']) {
      localStorage.setItem("display-rate", kept);
      vi.resetModules();
      expect((await fresh()).displayRate.get()).toBeNull();
    }
  });
});

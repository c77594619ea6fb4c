import { expect, it } from "vitest";

import { isMoneyIn, netAmount, signedAmount, TRANSACTION_TYPES } from "@/lib/signed-amount";

/** By hand, so that a new type needs a decision here too. */
const GAINS = { expenses: -1, income: 1 } as const;

it("has a sign for every type", () => {
  expect(TRANSACTION_TYPES).toEqual(Object.keys(GAINS));
});

it.each(TRANSACTION_TYPES)("lets %s move the balance one way", (type) => {
  expect(signedAmount({ type, amount: 48_000 })).toBe(GAINS[type] * 48_000);
  expect(isMoneyIn(type)).toBe(GAINS[type] > 0);
});

it("nets sums as income less expenses", () => {
  expect(netAmount({ income: 12_500_000, expenses: 48_000 })).toBe(12_452_000);
  expect(netAmount({ income: 0, expenses: 5 })).toBe(-5);
});

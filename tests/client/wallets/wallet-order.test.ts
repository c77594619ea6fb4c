import { expect, it } from "vitest";

import { PRESETS } from "@/features/wallets/presets";
import { getStepOrder } from "@/features/wallets/wallet-order";
import {
  getNewValues,
  isReversed,
  toBody,
  toValues,
  withSign,
} from "@/features/wallets/wallet-form";
import type { Wallet } from "@/features/wallets/types";

import { rows, wallet } from "./wallets";

it("a step stays within the group and jumps over what is archived", () => {
  const wallets = [...rows(), wallet("Jago")];
  const [, bca] = wallets as [Wallet, Wallet];
  expect(getStepOrder(wallets, bca, 1)).toEqual(["Cash", "Jago", "Old", "Card", "BCA"]);
  expect(getStepOrder(wallets, wallets[4] as Wallet, 1)).toBeNull();
  expect(getStepOrder(wallets, wallets[3] as Wallet, -1)).toBeNull();
});

it("an amount has the sign of its kind unless it is the other way round", () => {
  expect(withSign("card", 5, false)).toBe(-5);
  expect(withSign("card", 5, true)).toBe(5);
  expect(withSign("bank", 5, true)).toBe(-5);
  expect(Object.is(withSign("loan", 0, false), 0)).toBe(true);
  expect(isReversed("bank", -1)).toBe(true);
  expect(isReversed("receivable", 1)).toBe(false);
});

it("what the form makes of a wallet is the same wallet again", () => {
  const [, , , card] = rows() as [Wallet, Wallet, Wallet, Wallet];
  expect(toBody(toValues(card, "2026-07-02"))).toEqual({
    kind: "card",
    name: "Card",
    color: null,
    monogram: null,
    last_digits: null,
    opening: { amount: -300_000, date: "2026-01-01" },
    counts: true,
    credit_limit: 1_000_000,
    statement_day: 15,
    due_day: 3,
  });
  expect(toBody({ ...getNewValues("2026-07-02"), name: " Jago " })).toMatchObject({
    name: "Jago",
    opening: null,
  });
});

it("the letters of every preset fit its badge", () => {
  for (const { monogram } of PRESETS) expect((monogram ?? "").length).toBeLessThanOrEqual(3);
});

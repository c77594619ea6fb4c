import type { CardBill, Debt, DebtDetail, Debts, Instalment } from "@/features/debts/types";

import { answer, type Call, serve } from "../support/server";

export function instalment(number: number, more: Partial<Instalment> = {}): Instalment {
  return {
    number,
    due: `2026-${String(number + 8).padStart(2, "0")}-05`,
    amount: 1_180_000,
    principal: 1_000_000,
    cost: 180_000,
    open: 1_180_000,
    open_cost: 180_000,
    state: "due",
    ...more,
  };
}

/** Twelve million, flat, of which one instalment is paid. */
export function debt(name: string, more: Partial<Debt> = {}): Debt {
  return {
    id: name.toUpperCase(),
    wallet_id: "LOAN",
    direction: "owed",
    name,
    with_whom: null,
    principal: 12_000_000,
    settled: 0,
    instalments: 12,
    first_due: "2026-09-05",
    interest: "flat",
    rate: 1_500,
    rate_period: "month",
    fee: 0,
    each: null,
    counts: "bought",
    paid: 1_000_000,
    left: 11_000_000,
    left_with_costs: 12_980_000,
    paid_instalments: 1,
    percent: 8,
    overdue: 0,
    amount_each: 1_180_000,
    total_cost: 2_160_000,
    next: instalment(2),
    last_due: "2027-08-05",
    reminds: true,
    version: 1,
    created_at: "2026-08-01T00:00:00Z",
    ...more,
  };
}

export function detail(name: string, more: Partial<DebtDetail> = {}): DebtDetail {
  return {
    ...debt(name),
    schedule: [
      instalment(1, { state: "paid", open: 0, open_cost: 0 }),
      instalment(2, { state: "overdue" }),
      instalment(3),
    ],
    reckoned: { principal: 12_000_000, instalments: 12 },
    terms: {
      principal: 12_000_000,
      instalments: 12,
      next_due: "2026-10-05",
      interest: "flat",
      rate: 1_500,
      rate_period: "month",
      fee: 0,
      each: null,
    },
    flat_interest: 2_160_000,
    annuity: 1_100_000,
    payoff: {
      amount: 11_180_000,
      principal: 11_000_000,
      cost: 180_000,
      saves: 1_800_000,
    },
    payments: [],
    messages: [],
    ...more,
  };
}

const MONTHS = ["September 2026", "October 2026"].map((label, at) => ({
  key: `2026-${String(at + 9).padStart(2, "0")}`,
  start: `2026-${String(at + 9).padStart(2, "0")}-01`,
  end: `2026-${String(at + 9).padStart(2, "0")}-30`,
  label,
  total: 1_180_000,
}));

export const AHEAD: Debts["ahead"] = {
  months: MONTHS,
  later: 0,
  income: 5_000_000,
  warning: 1_500_000,
  warning_percent: 30,
  free_on: "2027-08-05",
  free_label: "August 2027",
};

const NOTHING_AHEAD = { ...AHEAD, months: [], free_on: null, free_label: null };

/** A card of which a million is due, and fifty thousand came since. */
export function card(name: string, more: Partial<CardBill> = {}): CardBill {
  return {
    wallet_id: name.toUpperCase(),
    name,
    kind: "card",
    limit: 10_000_000,
    owed: 1_050_000,
    due: 1_000_000,
    due_on: "2026-10-25",
    overdue: false,
    coming: 50_000,
    next_statement_on: "2026-11-10",
    next_due_on: "2026-11-25",
    due_day: 25,
    reminds: false,
    ...more,
  };
}

/** Serves these debts, and what a test adds. */
export function serveDebts(
  datas: readonly Debt[],
  answers: Parameters<typeof serve>[0] = {},
  cards: readonly CardBill[] = [],
): Call[] {
  const ahead = datas.length > 0 ? AHEAD : NOTHING_AHEAD;
  return serve({
    "GET /debts": () => answer({ datas, cards, ahead }),
    "GET /debts/payoff": () => answer({ datas: [] }),
    ...answers,
  });
}

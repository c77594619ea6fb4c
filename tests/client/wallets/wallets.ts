import type { Wallet, WalletEntry } from "@/features/wallets/types";

import { answer, type Call, serve } from "../support/server";

export function wallet(id: string, more: Partial<Wallet> = {}): Wallet {
  return {
    id,
    name: id,
    kind: "bank",
    group: "money",
    color: null,
    monogram: null,
    unnamed: false,
    last_digits: null,
    opening: null,
    balance: 0,
    entries: 0,
    credit: null,
    proved_until: null,
    counts: true,
    archived: false,
    version: 1,
    ...more,
  };
}

/** One of each group, and an archived one. */
export function rows(): Wallet[] {
  return [
    wallet("Cash", { kind: "cash", balance: 50_000, entries: 3 }),
    wallet("BCA", { balance: 2_000_000, entries: 9, last_digits: "4821", monogram: "BCA" }),
    wallet("Old", { archived: true }),
    wallet("Card", {
      kind: "card",
      group: "debts",
      balance: -300_000,
      entries: 2,
      opening: { amount: -300_000, date: "2026-01-01" },
      credit: {
        limit: 1_000_000,
        used: 300_000,
        available: 700_000,
        statement_day: 15,
        due_day: 3,
      },
    }),
  ];
}

const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const key = `2026-${String(index + 1).padStart(2, "0")}`;
  const [assets, debts] = [1_000_000 + index, index < 6 ? 0 : 300_000];
  const days = { start: `${key}-01`, end: `${key}-28` };
  return { key, ...days, label: key, assets, debts, net_worth: assets - debts };
});

export function entry(id: string, more: Partial<WalletEntry> = {}): WalletEntry {
  return {
    id,
    type: "expenses",
    category_id: "food",
    category_name: "food",
    category_label: "Food",
    icon: "/icons/steaming-bowl.svg",
    color: null,
    detail: id,
    amount: 10_000,
    change: -10_000,
    balance: 40_000,
    date: "2026-07-02",
    created_at: "2026-07-02T01:00:00Z",
    booked_for: null,
    wallet_id: "Cash",
    to_wallet_id: null,
    version: 1,
    ...more,
  };
}

/** Serves these wallets with their months, and what a test adds. */
export function serveWallets(
  answers: Parameters<typeof serve>[0] = {},
  wallets: Wallet[] = rows(),
): Call[] {
  return serve({
    "GET /wallets": () => answer({ datas: wallets, balance: 0 }),
    "GET /net-worth": () => answer({ datas: MONTHS }),
    "GET /transactions/exports": () => answer({ datas: [] }),
    ...answers,
  });
}

import { type EntryType, isReported, signedAmount } from "@/lib/signed-amount";

import type { Amounts } from "./use-amounts";

/** What an amount means: that of a transaction of some type, or a difference. */
export type MoneyKind = EntryType | "net";

/** An amount with the sign of its meaning; a transfer has none. */
export function formatAmount({ text }: Amounts, amount: number, kind?: MoneyKind): string {
  if (!kind || kind === "transfer") return text(amount);
  const isDifference = kind === "net" || !isReported(kind);
  return text(isDifference ? amount : signedAmount({ type: kind, amount }), { signed: true });
}

/** The sign that every amount of a kind has. */
export function signOf(kind?: MoneyKind): string {
  if (kind === "income") return "+";
  return kind === "expenses" ? "-" : "";
}

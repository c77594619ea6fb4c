import { cx } from "@/lib/cx";

import { type Amounts, useAmounts } from "./use-amounts";

interface MoneyProps {
  /** Whole rupiah. */
  amount: number;
  /** What the amount means; it then always carries its sign and its colour. */
  kind?: "income" | "expenses" | "net";
  className?: string;
}

const tones = { income: "text-income", expenses: "text-expense", net: "" };

function shown({ text }: Amounts, amount: number, kind: MoneyProps["kind"]): string {
  if (kind === "expenses") return text(-amount, { signed: true });
  return text(amount, { signed: kind !== undefined });
}

/** An amount to read: figures of one width, never wrapped, with a sign wherever it has a colour. */
export function Money({ amount, kind, className }: MoneyProps) {
  const amounts = useAmounts();
  const tone = kind && amount !== 0 && tones[kind];
  return (
    <span className={cx("money", tone, className)} title={amounts.origin(amount)}>
      {shown(amounts, amount, kind)}
    </span>
  );
}

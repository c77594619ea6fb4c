import { cx } from "@/lib/cx";

import { formatAmount, type MoneyKind, signOf } from "./money-text";
import type { Amounts } from "./use-amounts";
import { useAmounts } from "./use-amounts";

interface MoneyProps {
  /** Whole rupiah. */
  amount: number;
  /** What the amount means; it then carries the sign and the colour of that. */
  kind?: MoneyKind;
  className?: string;
}

const tones: Partial<Record<MoneyKind, string>> = {
  income: "text-income",
  expenses: "text-expense",
};

/** An amount to read: figures of one width, never wrapped, with a sign wherever it has a colour. */
export function Money({ amount, kind, className }: MoneyProps) {
  const amounts = useAmounts();
  if (amounts.hidden) return <HiddenMoney amounts={amounts} kind={kind} className={className} />;
  const tone = kind && amount !== 0 && tones[kind];
  return (
    <span className={cx("money", tone, className)} title={amounts.origin(amount)}>
      {formatAmount(amounts, amount, kind)}
    </span>
  );
}

/** Looks the same for every amount of a kind. */
function HiddenMoney({
  amounts,
  kind,
  className,
}: Omit<MoneyProps, "amount"> & { amounts: Amounts }) {
  return (
    <span className={cx("money", kind && tones[kind], className)}>
      <span aria-hidden="true">
        {signOf(kind)}
        {amounts.text(0)}
      </span>
      <span className="sr-only">{amounts.spoken(0)}</span>
    </span>
  );
}

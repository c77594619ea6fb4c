import { cx } from "@/lib/cx";

import type { Amounts } from "./use-amounts";
import { useAmounts } from "./use-amounts";

interface MoneyProps {
  /** Whole rupiah. */
  amount: number;
  /** What the amount means; it then always carries its sign and its colour. */
  kind?: "income" | "expenses" | "net";
  className?: string;
}

const tones = { income: "text-income", expenses: "text-expense", net: "" };
const signs = { income: "+", expenses: "-", net: "" };

function shown({ text }: Amounts, amount: number, kind: MoneyProps["kind"]): string {
  if (kind === "expenses") return text(-amount, { signed: true });
  return text(amount, { signed: kind !== undefined });
}

/** An amount to read: figures of one width, never wrapped, with a sign wherever it has a colour. */
export function Money({ amount, kind, className }: MoneyProps) {
  const amounts = useAmounts();
  if (amounts.hidden) return <HiddenMoney amounts={amounts} kind={kind} className={className} />;
  const tone = kind && amount !== 0 && tones[kind];
  return (
    <span className={cx("money", tone, className)} title={amounts.origin(amount)}>
      {shown(amounts, amount, kind)}
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
        {kind && signs[kind]}
        {amounts.text(0)}
      </span>
      <span className="sr-only">{amounts.spoken(0)}</span>
    </span>
  );
}

import { cx } from "@/lib/cx";
import { isMoneyIn, signedAmount, type TransactionType } from "@/lib/signed-amount";

import type { Amounts } from "./use-amounts";
import { useAmounts } from "./use-amounts";

type Kind = TransactionType | "net";

interface MoneyProps {
  /** Whole rupiah. */
  amount: number;
  /** What the amount means; it then always carries its sign and its colour. */
  kind?: Kind;
  className?: string;
}

const tones: Record<Kind, string> = { income: "text-income", expenses: "text-expense", net: "" };

function shown({ text }: Amounts, amount: number, kind: MoneyProps["kind"]): string {
  if (!kind || kind === "net") return text(amount, { signed: kind !== undefined });
  return text(signedAmount({ type: kind, amount }), { signed: true });
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
        {kind && kind !== "net" && (isMoneyIn(kind) ? "+" : "-")}
        {amounts.text(0)}
      </span>
      <span className="sr-only">{amounts.spoken(0)}</span>
    </span>
  );
}

import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { isMoneyIn, type TransactionType } from "@/lib/signed-amount";

import { Card } from "./Card";
import { Money } from "../money/Money";
import { useAmounts } from "../money/use-amounts";

interface StatCardProps {
  label: ReactNode;
  kind: TransactionType;
  /** Whole rupiah, without sign. */
  amount: number;
  /** The badge with the change and what it compares with. */
  children?: ReactNode;
}

const plates: Record<TransactionType, string> = {
  income: "bg-income-soft text-income",
  expenses: "bg-expense-soft text-expense",
};

/** Longer amounts get smaller figures: an amount is never cut or wrapped. */
function figureSize({ length }: string): string {
  if (length <= 13) return "text-stat-short";
  return length <= 16 ? "text-stat-long" : "text-stat-longest";
}

/** One figure of the month with its change. */
export function StatCard({ label, kind, amount, children }: StatCardProps) {
  const { text } = useAmounts();
  const Arrow = isMoneyIn(kind) ? ArrowDownLeft : ArrowUpRight;
  return (
    <Card className="flex flex-col gap-1.5 px-3.5 py-3.5 sm:px-5 sm:py-4.5">
      {/* A label of two lines leaves the amount where it is in the card beside it. */}
      <div className="flex items-center justify-between gap-2 sm:min-h-10">
        <h2 className="text-small font-medium tracking-normal text-balance text-ink-2">{label}</h2>
        <span
          aria-hidden="true"
          className={cx(
            "hidden size-9 shrink-0 place-items-center rounded-m sm:grid",
            plates[kind],
          )}
        >
          <Arrow className="size-4" />
        </span>
      </div>
      <div className="@container">
        <Money
          amount={amount}
          kind={kind}
          className={cx("font-strong tracking-tight", figureSize(text(amount, { signed: true })))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </Card>
  );
}

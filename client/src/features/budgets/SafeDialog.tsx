import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { Dialog } from "@/ui/dialog/Dialog";
import { Money } from "@/ui/money/Money";

import type { Safe } from "./types";

interface SafeDialogProps {
  safe: Safe;
  onClose: () => void;
}

/** Explains the safe daily amount line by line. */
export default function SafeDialog({ safe, onClose }: SafeDialogProps) {
  const { per_day, days, income, set_aside, spent, left, balance_limit } = safe;
  return (
    <Dialog open size="sm" onClose={onClose} title={<Trans>Safe to spend per day</Trans>}>
      <dl className="flex flex-col">
        <Line label={<Trans>This month's income</Trans>}>
          <Money amount={income} />
        </Line>
        <Line label={<Trans>Put aside for savings</Trans>}>
          <Money amount={-set_aside} />
        </Line>
        <Line label={<Trans>Spent on needs and wants</Trans>}>
          <Money amount={-spent} />
        </Line>
        <Line sum label={<Trans>Left until the month ends</Trans>}>
          <Money amount={left} className={cx(left < 0 && "text-expense")} />
        </Line>
        {balance_limit !== null && (
          <Line label={<Trans>Your balance only covers</Trans>}>
            <Money amount={balance_limit} />
          </Line>
        )}
        <Line label={<Trans>Divided by the days left, including today</Trans>}>
          <Plural value={days} one="÷ # day" other="÷ # days" />
        </Line>
        <Line sum label={<Trans>Safe to spend per day</Trans>}>
          <Money amount={per_day} className="text-title text-income" />
        </Line>
      </dl>
      <p className="text-small text-ink-3">
        {per_day === 0 ? (
          <Trans>
            You've used up this month's plan. Move some money from wants, or wait for payday.
          </Trans>
        ) : (
          <Trans>Rounded down to whole rupiah. Updates with every transaction you record.</Trans>
        )}
      </p>
    </Dialog>
  );
}

interface LineProps {
  label: ReactNode;
  /** A result, under a line. */
  sum?: boolean;
  children: ReactNode;
}

function Line({ label, sum, children }: LineProps) {
  return (
    <div
      className={cx(
        "flex items-center justify-between gap-4 py-2",
        sum && "border-t border-line font-bold",
      )}
    >
      <dt className={cx(!sum && "text-ink-2")}>{label}</dt>
      <dd className="money text-right font-label">{children}</dd>
    </div>
  );
}

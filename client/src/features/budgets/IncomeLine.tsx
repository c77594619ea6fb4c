import { Trans } from "@lingui/react/macro";
import { CalendarClock } from "lucide-react";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Money } from "@/ui/money/Money";

import type { Allocation, BudgetMonth } from "./types";

interface IncomeLineProps {
  income: Allocation["income"];
  label: string;
  /** Whether the month is over. */
  past: boolean;
  /** Whether it stands on the green card. */
  onHero?: boolean;
  onExpect: () => void;
}

/** The received and expected income, or how to set it. */
export function IncomeLine({ income, label, past, onHero, onExpect }: IncomeLineProps) {
  const none = income.planned === 0;
  return (
    <div
      className={cx(
        "mt-1.5 flex flex-wrap gap-x-4 gap-y-2 text-small",
        onHero ? "text-hero-ink-2" : "text-ink-2",
        none ? "flex-col items-start" : "items-center",
      )}
    >
      <p className="max-w-[52ch]">
        {none ? (
          <NoIncome label={label} past={past} />
        ) : (
          <ReceivedIncome income={income} onHero={onHero} />
        )}
      </p>
      {!past && (
        <Button
          variant={none ? "gold" : onHero ? "glass" : "soft"}
          className={WRAPPING}
          icon={<CalendarClock aria-hidden="true" className="size-5" />}
          onClick={onExpect}
        >
          {income.expected === null ? (
            <Trans>Set expected income</Trans>
          ) : (
            <Trans>Change expected income</Trans>
          )}
        </Button>
      )}
    </div>
  );
}

/** 'Money allocation · income this month'. */
export function IncomeTitle({ month: { day, label } }: { month: BudgetMonth }) {
  if (day === null) return <Trans>Money allocation · income in {label}</Trans>;
  return <Trans>Money allocation · income this month</Trans>;
}

function NoIncome({ label, past }: Pick<IncomeLineProps, "label" | "past">) {
  if (past) return <Trans>Nothing came in during {label}, so there was nothing to split.</Trans>;
  return <Trans>No income for {label} yet. Enter what you expect and see how far it goes.</Trans>;
}

function ReceivedIncome({
  income: { received, expected, planned },
  onHero,
}: Pick<IncomeLineProps, "income" | "onHero">) {
  const tone = onHero ? "text-hero-gold" : "text-ink";
  const money = <Money amount={received} className={`font-label ${tone}`} />;
  if (expected === null || planned === 0) return <Trans>{money} received so far</Trans>;
  const wanted = <Money amount={expected} className="font-label" />;
  return (
    <Trans>
      {money} received of {wanted} expected
    </Trans>
  );
}

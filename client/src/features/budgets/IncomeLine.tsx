import { Trans } from "@lingui/react/macro";
import { CalendarClock } from "lucide-react";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/Button";
import { WRAPPING } from "@/ui/button-styles";
import { Money } from "@/ui/Money";

import type { Allocation } from "./types";

interface IncomeLineProps {
  income: Allocation["income"];
  label: string;
  past: boolean;
  onExpect: () => void;
}

/** What of the income is there and what is expected; says what to do while there is none. */
export function IncomeLine({ income, label, past, onExpect }: IncomeLineProps) {
  const none = income.planned === 0;
  return (
    <div
      className={cx(
        "mt-1.5 flex flex-wrap gap-x-4 gap-y-2 text-small text-hero-ink-2",
        none ? "flex-col items-start" : "items-center",
      )}
    >
      <p className="max-w-[52ch]">
        {none ? <NoIncome label={label} past={past} /> : <Parts income={income} />}
      </p>
      {!past && (
        <Button
          variant={none ? "gold" : "glass"}
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

function NoIncome({ label, past }: Pick<IncomeLineProps, "label" | "past">) {
  if (past) return <Trans>Nothing came in during {label}, so there was nothing to split.</Trans>;
  return (
    <Trans>
      Nothing has come in for {label} yet. Write down what you expect before payday, and the split
      shows what it is enough for.
    </Trans>
  );
}

function Parts({ income: { received, expected, planned } }: Pick<IncomeLineProps, "income">) {
  const money = <Money amount={received} className="font-label text-hero-gold" />;
  if (expected === null || planned === 0) return <Trans>{money} received so far</Trans>;
  const wanted = <Money amount={expected} className="font-label" />;
  return (
    <Trans>
      {money} received of {wanted} expected
    </Trans>
  );
}

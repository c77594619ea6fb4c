import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Select } from "@/ui/fields/Select";
import { useToast } from "@/ui/feedback/use-toast";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { AllocationCards } from "./AllocationCards";
import type { HeroDialog } from "./BudgetHero";
import { GROUP_NAMES, GROUPS } from "./groups";
import { IncomeLine, IncomeTitle } from "./IncomeLine";
import { useSaveAllocation } from "./queries";
import { formatSplit, listSplits } from "./splits";
import type { Allocation } from "./types";

const CUSTOM = "custom";

interface AllocationPartProps {
  allocation: Allocation;
  /** Whether the month is over. */
  past: boolean;
  onRequest: (request: HeroDialog) => void;
}

/** How the income of the month is split, and how much of each share is used. */
export function AllocationPart({ allocation, past, onRequest }: AllocationPartProps) {
  const { income, month, safe } = allocation;
  return (
    <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
      <Card className="flex flex-col gap-4">
        {/* Without a safe amount the green card shows the income. */}
        {safe && (
          <div>
            <h2 className="text-small font-medium tracking-normal text-ink-2">
              <IncomeTitle month={month} />
            </h2>
            <p>
              <Money amount={income.planned} className="text-stat font-strong tracking-tight" />
            </p>
            <IncomeLine
              income={income}
              label={month.label}
              past={past}
              onExpect={() => onRequest("income")}
            />
          </div>
        )}
        <SplitChoice allocation={allocation} onCustom={() => onRequest("split")} />
        <SplitBar allocation={allocation} />
      </Card>
      <AllocationCards parts={allocation.parts} />
    </div>
  );
}

/** The split as a bar. */
function SplitBar({ allocation: { split } }: { allocation: Allocation }) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {GROUP_NAMES.filter((group) => split[group] > 0).map((group) => (
        <span
          key={group}
          style={{ flexGrow: split[group] }}
          className={cx("h-3 rounded-full", GROUPS[group].fill)}
        />
      ))}
    </div>
  );
}

interface SplitChoiceProps {
  allocation: Allocation;
  onCustom: () => void;
}

/** Which split the income follows; a choice holds at once. */
function SplitChoice({ allocation: { split, month }, onCustom }: SplitChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useSaveAllocation(month.key);
  const shown = (isPending && variables.split) || split;
  const choices = listSplits(shown);

  const choose = (text: string) => {
    const chosen = choices.find((choice) => formatSplit(choice) === text);
    if (!chosen) return onCustom();
    mutate(
      { split: chosen },
      { onError: (error) => toast({ tone: "error", text: failureText(error) }) },
    );
  };

  return (
    <div className="flex max-w-full flex-col gap-1.5">
      <label htmlFor={id} className="text-small leading-5 text-ink-2">
        <Trans>Split: needs, wants, savings</Trans>
      </label>
      <Select
        id={id}
        value={formatSplit(shown)}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          ...choices.map((choice) => ({ value: formatSplit(choice), label: formatSplit(choice) })),
          { value: CUSTOM, label: t`Custom split…` },
        ]}
        className="font-label text-ink"
      />
    </div>
  );
}

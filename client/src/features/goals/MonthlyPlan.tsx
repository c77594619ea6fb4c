import { Trans } from "@lingui/react/macro";
import { Controller, type UseFormReturn } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { formatRupiah } from "@/lib/money";
import { Chip } from "@/ui/Chip";
import { RupiahField } from "@/ui/RupiahField";

import type { GoalValues } from "./goal-form";
import { type Outlook, outlookOf } from "./plan";
import type { Goal } from "./types";

interface MonthlyPlanProps {
  form: UseFormReturn<GoalValues>;
  today: string;
  /** The goal that is changed; null for a new one. */
  goal: Goal | null;
}

/** What is still to be put aside, and what was put aside in this month. */
function missing({ target, saved }: GoalValues, goal: Goal | null) {
  const there = goal?.saved ?? saved ?? 0;
  return {
    left: target === null ? null : target - there,
    put: Math.max(0, goal?.contributed_this_month ?? 0),
  };
}

/** What is to be put aside every month, with what the day and the sum ask for as one types. */
export function MonthlyPlan({ form, today, goal }: MonthlyPlanProps) {
  const { control, setValue, watch, formState } = form;
  const values = watch();
  const { due, monthly } = values;
  const outlook = outlookOf({ ...missing(values, goal), due, monthly, today });
  const { needed } = outlook;
  const take = () =>
    setValue("monthly", needed, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <div className="flex flex-col gap-2">
      <Controller
        control={control}
        name="monthly"
        render={({ field }) => (
          <RupiahField
            {...field}
            label={<Trans>Put aside every month</Trans>}
            hint={<Hint outlook={outlook} due={due} />}
            error={formState.errors.monthly?.message}
          />
        )}
      />
      {needed !== null && needed !== monthly && (
        <Chip className="self-start px-3" onClick={take}>
          <TakeOver amount={needed} />
        </Chip>
      )}
    </div>
  );
}

function TakeOver({ amount }: { amount: number }) {
  const sum = <span className="money">{formatRupiah(amount)}</span>;
  return (
    <span>
      <Trans>Take {sum} a month</Trans>
    </span>
  );
}

function Hint({ outlook, due }: { outlook: Outlook; due: string | null }) {
  const { language } = useLanguage();
  const { needed, ready, late } = outlook;
  const amount = needed !== null && formatRupiah(needed);
  const dueIn = due && formatMonth(due, language);
  const readyIn = ready && formatMonth(ready, language);
  return (
    <span aria-live="polite">
      {late && readyIn ? (
        <Trans>
          Ready in {readyIn}. {amount} a month would make it by {dueIn}.
        </Trans>
      ) : readyIn ? (
        <Trans>Ready in {readyIn}.</Trans>
      ) : amount ? (
        <Trans>
          {amount} a month fills it by {dueIn}.
        </Trans>
      ) : (
        <Trans>May stay empty. With a day we work it out for you.</Trans>
      )}
    </span>
  );
}

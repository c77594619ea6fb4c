import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { mergeRefs } from "@/lib/merge-refs";
import { Pills } from "@/ui/fields/Pills";
import { RupiahField } from "@/ui/fields/RupiahField";

import type { GoalKind } from "../goal-kinds";
import { ExactMoney } from "./ExactMoney";
import { getInsight } from "./insight";

/** The field is empty; unreadable input is reported at the field itself. */
const EMPTY = "empty";
const UNREADABLE = "unreadable";
const ZERO = "zero";

const PERCENTAGES = ["10", "20", "30", "40"] as const;

export const EMPTY_VALUES: RecommendationValues = { income: null, percentage: null, targets: {} };

export const isEmptyProblem = (problem: string | undefined) => problem === EMPTY;

/** The message for a problem with an amount. */
function validate(value: number | null | undefined, typed: string | undefined) {
  if (value === 0) return ZERO;
  if (value) return true;
  return typed ? UNREADABLE : EMPTY;
}

interface RecommendationFieldsProps {
  form: UseFormReturn<RecommendationValues>;
  kind: GoalKind;
  planned: number | null;
  /** The id of the message that speaks of every empty field. */
  markedBy: string | undefined;
}

/** Monthly income, the part of it to save, and what must be collected. */
export function RecommendationFields({ form, kind, planned, markedBy }: RecommendationFieldsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { control, formState } = form;
  const [income, percentage] = useWatch({ control, name: ["income", "percentage"] });
  const incomeInput = useRef<HTMLInputElement>(null);
  const targetInput = useRef<HTMLInputElement>(null);
  const said = (problem: string | undefined) => ({
    error: problem === ZERO && t`Enter an amount above 0.`,
    markedBy: isEmptyProblem(problem) ? markedBy : undefined,
  });
  return (
    <>
      <Controller
        control={control}
        name="income"
        rules={{ validate: (value) => validate(value, incomeInput.current?.value) }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <RupiahField
            {...field}
            {...said(fieldState.error?.message)}
            required
            autoFocus={field.value === null}
            ref={mergeRefs(ref, incomeInput)}
            label={t`Monthly Income`}
            hint={
              planned !== null && field.value === planned && <Trans>From this month's budget</Trans>
            }
          />
        )}
      />
      <Controller
        control={control}
        name="percentage"
        rules={{ validate: (value) => value !== null || EMPTY }}
        render={({ field }) => (
          <Pills
            {...said(formState.errors.percentage?.message)}
            required
            label={t`Percentage for Saving`}
            value={field.value}
            onChange={field.onChange}
            ref={field.ref}
            options={PERCENTAGES.map((value) => ({
              value,
              label: formatPercent(Number(value), language),
            }))}
            hint={<MonthlyHint income={income} percentage={percentage} />}
          />
        )}
      />
      <Controller
        control={control}
        name={`targets.${kind}`}
        rules={{ validate: (value) => validate(value, targetInput.current?.value) }}
        render={({ field: { ref, value, ...field }, fieldState }) => (
          <RupiahField
            {...field}
            {...said(fieldState.error?.message)}
            required
            autoFocus={income !== null}
            value={value ?? null}
            ref={mergeRefs(ref, targetInput)}
            label={t`How much money must be collected`}
          />
        )}
      />
    </>
  );
}

/** The monthly amount once both numbers are known. */
function MonthlyHint({ income, percentage }: Pick<RecommendationValues, "income" | "percentage">) {
  if (!income || !percentage) return <Trans>The share you put aside</Trans>;
  const { cents } = getInsight({ income, percentage: Number(percentage), target: 1 });
  const amount = (
    <span className="money">
      <ExactMoney cents={cents} />
    </span>
  );
  return <Trans>{amount} a month</Trans>;
}

/** The three numbers; the target of each goal stays while another one is looked at. */
export interface RecommendationValues {
  income: number | null;
  /** In percent, as the choices name it. */
  percentage: Percentage | null;
  targets: Partial<Record<GoalKind, number | null>>;
}
type Percentage = (typeof PERCENTAGES)[number];

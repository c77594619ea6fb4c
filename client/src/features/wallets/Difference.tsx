import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useId } from "react";

import { RadioLabel } from "@/ui/fields/RadioLabel";
import { Money } from "@/ui/money/Money";

import type { CategoryChoice } from "./types";

type EntryType = CategoryChoice["type"];

/** What becomes of a difference; the categories that were chosen for each type stay apart. */
export interface DifferenceValues {
  recorded: boolean;
  categories: Record<EntryType, string>;
}

export const KEPT_OUT: DifferenceValues = {
  recorded: false,
  categories: { expenses: "", income: "" },
};

/** What a difference would be recorded as; null without one. */
function typeOf(difference: number | null): EntryType | null {
  if (!difference) return null;
  return difference < 0 ? "expenses" : "income";
}

/** The category to record a difference in, empty while none is chosen; undefined to record none. */
export function chosenCategory(
  difference: number | null,
  { recorded, categories }: DifferenceValues,
): string | undefined {
  const type = typeOf(difference);
  return type && recorded ? categories[type] : undefined;
}

interface DifferenceProps extends Omit<DifferenceChoiceProps, "type"> {
  /** Null while nothing is typed. */
  difference: number | null;
}

/** What the difference is, as one types, and what becomes of it. */
export function Difference({ difference, ...choice }: DifferenceProps) {
  const type = typeOf(difference);
  return (
    <>
      <p role="status" className="rounded-m bg-sunken px-3.5 py-3 text-small leading-5 text-ink-2">
        <DifferenceText difference={difference} recorded={choice.values.recorded} />
      </p>
      {type && <DifferenceChoice {...choice} type={type} />}
    </>
  );
}

interface DifferenceChoiceProps {
  /** What the difference would be recorded as. */
  type: EntryType;
  values: DifferenceValues;
  onChange: (next: Partial<DifferenceValues>) => void;
  error?: string;
  CategoryField: ComponentType<CategoryChoice>;
}

/** Whether a difference is recorded, and in which category. */
function DifferenceChoice(props: DifferenceChoiceProps) {
  const { type, values, onChange, error, CategoryField } = props;
  const { t } = useLingui();
  const name = useId();
  const { recorded, categories } = values;
  const choose = (next: boolean) => ({
    name,
    checked: recorded === next,
    onChoose: () => onChange({ recorded: next }),
  });
  return (
    <>
      <fieldset aria-label={t`What the difference becomes`} className="-my-1.5 flex flex-col">
        <RadioLabel look="row" {...choose(false)}>
          <Trans>Keep it out of income and expenses</Trans>
        </RadioLabel>
        <RadioLabel look="row" {...choose(true)}>
          {type === "income" ? (
            <Trans>Record it as income</Trans>
          ) : (
            <Trans>Record it as an expense</Trans>
          )}
        </RadioLabel>
      </fieldset>
      {recorded && (
        <CategoryField
          type={type}
          value={categories[type]}
          onChange={(id) => onChange({ categories: { ...categories, [type]: id } })}
          error={error}
        />
      )}
    </>
  );
}

type DifferenceTextProps = Pick<DifferenceProps, "difference"> & { recorded: boolean };

function DifferenceText({ difference, recorded }: DifferenceTextProps) {
  if (difference === null) {
    return <Trans>Look at the wallet, or at the app of your bank, and enter what's there.</Trans>;
  }
  if (difference === 0) return <Trans>That matches. Nothing to adjust.</Trans>;
  const amount = <Money amount={difference} kind="net" className="font-bold text-ink" />;
  if (!recorded) {
    return (
      <Trans>
        Difference: {amount}. It's shown in the list as an adjustment. It's neither income nor an
        expense.
      </Trans>
    );
  }
  return difference > 0 ? (
    <Trans>Difference: {amount}. It counts as income, also in your charts.</Trans>
  ) : (
    <Trans>Difference: {amount}. It counts as an expense, also in your charts and budgets.</Trans>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode, Ref } from "react";

import { cx } from "@/lib/cx";
import { formatDigits } from "@/lib/money";

import { Field } from "./Field";
import { MoneyInput } from "./MoneyInput";
import { Toolbar } from "../buttons/Toolbar";
import { useAmountError } from "./use-amount-error";
import { useMoneyText } from "./use-money-text";

const STEPS = [10_000, 50_000, 100_000];
const KEY =
  "money min-h-11 cursor-pointer rounded-full border border-line-control px-1 text-small font-label transition-colors duration-1 hover:bg-sunken active:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 max-sm:flex-1 sm:px-3";

/** A key among the keys of the phone: the field keeps the focus, and the keyboard stays. */
const stayInField = (event: MouseEvent) => event.preventDefault();

interface MoneyFieldProps {
  label: ReactNode;
  /** Whole rupiah, or null while nothing readable is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Shows the sign of what is being recorded. */
  kind?: "income" | "expenses";
  error?: ReactNode;
  /** Whether nothing at all is an amount here. */
  zero?: boolean;
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The large amount field: dots as one types, '25rb', sums, quick steps and a 000 key on phones. */
export function MoneyField({ label, value, onChange, error, zero, ...input }: MoneyFieldProps) {
  const { t } = useLingui();
  const money = useMoneyText(value, onChange);
  const problem = useAmountError(money.problem, zero);
  return (
    <div>
      <Field label={label} hideLabel required error={problem ?? error}>
        {(control) => <MoneyInput control={control} money={money} {...input} />}
      </Field>
      <Toolbar
        label={t`Change the amount`}
        count={STEPS.length + 1}
        className="mt-2.5 flex flex-wrap justify-center gap-2"
      >
        {(stop) => (
          <>
            {STEPS.map((step, index) => (
              <button
                key={step}
                type="button"
                {...stop(index)}
                className={KEY}
                onClick={() => money.add(step)}
              >
                +{formatDigits(step)}
              </button>
            ))}
            <button
              type="button"
              {...stop(STEPS.length)}
              className={cx(KEY, "sm:hidden")}
              aria-label={t`Add three zeros`}
              aria-disabled={!money.takesZeros}
              aria-description={
                money.takesZeros ? undefined : t`It needs a number that stays below the limit.`
              }
              onMouseDown={stayInField}
              onClick={money.addZeros}
            >
              000
            </button>
          </>
        )}
      </Toolbar>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";

import { cx } from "@/lib/cx";
import { formatDigits, formatRupiah } from "@/lib/money";
import { type AmountProblem, MAX_AMOUNT } from "@/lib/money-input";

import { Field } from "./Field";
import { MoneyInput } from "./MoneyInput";
import { useMoneyText } from "./use-money-text";

const steps = [10_000, 50_000, 100_000];

interface MoneyFieldProps {
  label: ReactNode;
  /** Whole rupiah, or null while nothing readable is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Shows the sign of what is being recorded. */
  kind?: "income" | "expenses";
  error?: ReactNode;
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The large amount field: dots as one types, '25rb', sums, quick steps and a 000 key on phones. */
export function MoneyField({ label, value, onChange, error, ...input }: MoneyFieldProps) {
  const { t } = useLingui();
  const money = useMoneyText(value, onChange);
  const limit = formatRupiah(MAX_AMOUNT);
  const problems: Record<AmountProblem, string> = {
    unreadable: t`Write an amount like 25.000, 25rb or 1,5jt.`,
    "not-whole": t`Write whole rupiah, without cents.`,
    negative: t`The amount has to be above zero.`,
    "too-large": t`The amount can be at most ${limit}.`,
  };
  const problem = money.problem && problems[money.problem];
  const key =
    "money min-h-11 cursor-pointer rounded-full border border-line-control px-1 max-sm:max-w-22 max-sm:flex-1 sm:px-3 text-small font-label hover:bg-sunken";
  return (
    <div>
      <Field label={label} hideLabel required error={problem ?? error}>
        {(control) => <MoneyInput control={control} money={money} {...input} />}
      </Field>
      <div className="mt-2.5 flex justify-center gap-2">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={key}
            onClick={() => money.set(Math.min(MAX_AMOUNT, (value ?? 0) + step))}
          >
            +{formatDigits(step)}
          </button>
        ))}
        <button
          type="button"
          className={cx(key, "sm:hidden")}
          aria-label={t`Add three zeros`}
          onClick={() => money.append("000")}
        >
          000
        </button>
      </div>
    </div>
  );
}

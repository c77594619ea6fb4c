import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode, Ref } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDigits } from "@/lib/money";
import type { TransactionType } from "@/lib/signed-amount";

import { Field } from "./Field";
import { MoneyInput } from "./MoneyInput";
import { Toolbar, type ToolbarStop } from "../buttons/Toolbar";
import { useAmountError } from "./use-amount-error";
import { useMoneyText } from "./use-money-text";

const STEPS = [10_000, 50_000, 100_000];
const KEY =
  "money min-h-11 cursor-pointer rounded-full border border-line-control px-1 text-small font-label transition-colors duration-1 hover:bg-sunken active:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 sm:px-3";

/** What the digits of a phone lack, as it is put in. 'M' would be a billion in Indonesian. */
const KEYS = {
  en: ["000", "+", "k", "jt"],
  id: ["000", "+", "rb", "jt"],
};

/** A key among the keys of the phone: the field keeps the focus, and the keyboard stays. */
const stayInField = (event: MouseEvent) => event.preventDefault();

interface MoneyFieldProps {
  label: ReactNode;
  /** Whole rupiah, or null while nothing readable is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Shows the sign of what is being recorded. */
  kind?: TransactionType;
  error?: ReactNode;
  /** Whether nothing at all is an amount here. */
  zero?: boolean;
  name?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The large amount field: dots as one types, '25rb', sums, quick steps, and keys on phones. */
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
        count={STEPS.length + KEYS.en.length}
        className="mt-2.5 grid grid-cols-12 gap-2 sm:flex sm:justify-center"
      >
        {(stop) => (
          <>
            {STEPS.map((step, index) => (
              <button
                key={step}
                type="button"
                {...stop(index)}
                className={cx(KEY, "col-span-4")}
                onClick={() => money.add(step)}
              >
                +{formatDigits(step)}
              </button>
            ))}
            <PhoneKeys money={money} stop={(index) => stop(STEPS.length + index)} />
          </>
        )}
      </Toolbar>
    </div>
  );
}

interface PhoneKeysProps {
  money: ReturnType<typeof useMoneyText>;
  stop: (index: number) => ToolbarStop;
}

/** A row of their own; where a key would make no amount it rests. */
function PhoneKeys({ money, stop }: PhoneKeysProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const names = [t`Add three zeros`, t`Plus`, t`Thousand`, t`Million`];
  return KEYS[language].map((key, index) => {
    const takes = money.takes(key);
    return (
      <button
        key={key}
        type="button"
        {...stop(index)}
        className={cx(KEY, "col-span-3 sm:hidden")}
        aria-label={names[index]}
        aria-disabled={!takes}
        aria-description={
          takes ? undefined : t`Enter an amount first. The total must stay within the limit.`
        }
        onMouseDown={stayInField}
        onClick={() => money.press(key)}
      >
        {key}
      </button>
    );
  });
}

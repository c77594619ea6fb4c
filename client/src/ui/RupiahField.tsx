import type { ReactNode, Ref } from "react";

import { Field } from "./Field";
import { bareInput, inputBox } from "./input-styles";
import { mergeRefs } from "./merge-refs";
import { useAmountProblem } from "./use-amount-problem";
import { useMoneyText } from "./use-money-text";

interface RupiahFieldProps {
  label: ReactNode;
  /** Whole rupiah, or null while nothing readable is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  placeholder?: string;
  autoFocus?: boolean;
  required?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount among other fields: dots as one types, and '25rb' or sums as in the large field. */
export function RupiahField(props: RupiahFieldProps) {
  const { label, value, onChange, onBlur, hint, error, autoFocus, className, ref, ...input } =
    props;
  const { required, ...more } = input;
  const money = useMoneyText(value, onChange);
  const problem = useAmountProblem(money.problem);
  const { text, result, handlers } = money;
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      error={problem ?? error}
      className={className}
    >
      {(control) => (
        <div className={inputBox()}>
          <span aria-hidden="true" className="font-label text-ink-3">
            Rp
          </span>
          <input
            {...control}
            {...more}
            {...handlers}
            onBlur={() => {
              handlers.onBlur();
              onBlur?.();
            }}
            ref={mergeRefs(money.input, ref)}
            value={text}
            data-autofocus={autoFocus || undefined}
            inputMode="numeric"
            autoComplete="off"
            className={`money font-label ${bareInput}`}
          />
          {result && (
            <span className="money shrink-0 text-caption font-label text-ink-2">{`= ${result}`}</span>
          )}
        </div>
      )}
    </Field>
  );
}

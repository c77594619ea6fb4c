import type { ReactNode, Ref } from "react";

import { cx } from "@/lib/cx";

import { Field } from "./Field";
import type { FieldControl } from "./Field";
import { bareInput, inputBox } from "./input-styles";
import { mergeRefs } from "@/lib/merge-refs";
import { useAmountError } from "./use-amount-error";
import { useMoneyText } from "./use-money-text";

interface RupiahFieldProps {
  label: ReactNode;
  /** Whole rupiah, or null while nothing readable is typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** Whether nothing at all is an amount here. */
  zero?: boolean;
  /** The id of a message elsewhere that speaks of this field too: it is marked by it. */
  markedBy?: string;
  name?: string;
  placeholder?: string;
  autoFocus?: boolean;
  required?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

/** What is wrong is said elsewhere: the control is marked and described by it. */
function marked(control: FieldControl, by: string | undefined): FieldControl {
  if (!by) return control;
  const described = cx(by, control["aria-describedby"]);
  return { ...control, "aria-invalid": true, "aria-describedby": described };
}

/** An amount among other fields: dots as one types, and '25rb' or sums as in the large field. */
export function RupiahField(props: RupiahFieldProps) {
  const { label, value, onChange, onBlur, hint, error, autoFocus, className, ref, ...input } =
    props;
  const { required, markedBy, zero, ...more } = input;
  const money = useMoneyText(value, onChange);
  const problem = useAmountError(money.problem, zero);
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
            {...marked(control, markedBy)}
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

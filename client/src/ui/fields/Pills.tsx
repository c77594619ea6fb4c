import { Check } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";

import { cx } from "@/lib/cx";

import { FieldError } from "./FieldError";

interface PillsProps<Value extends string> {
  /** What is chosen here. */
  label: ReactNode;
  /** Nothing while nothing is chosen yet. */
  value: Value | null;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  /** The id of a message elsewhere that speaks of this choice too: it is marked by it. */
  markedBy?: string;
  required?: boolean;
  /** Of the first choice, to put the focus on it. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few choices in round buttons, of the same width where they all have room; the arrow keys move between them. */
export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { label, value, options, onChange, hint, error, markedBy, required, ref } = props;
  const id = useId();
  const described = cx(markedBy, Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`);
  const wrong = Boolean(error) || Boolean(markedBy);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described || undefined}
      aria-invalid={wrong || undefined}
      aria-required={required}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <span id={`${id}-label`} className="text-small leading-5 font-label">
        {label}
      </span>
      <span className="flex flex-wrap gap-2 *:flex-1">
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              "relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-full border px-1 text-center text-small leading-4 font-label outline-focus transition-colors duration-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
              option.value === value
                ? "border-primary bg-primary-soft text-on-primary-soft ring-1 ring-primary"
                : cx("hover:bg-sunken", wrong ? "border-danger" : "border-line-control"),
            )}
          >
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0" />}
            {option.label}
          </label>
        ))}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-5 font-medium text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

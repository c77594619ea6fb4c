import { type ReactNode, useId } from "react";

import { cx } from "@/lib/cx";

import { FieldError } from "./FieldError";

/** What a control needs so that its label, hint and error are read with it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The label is read but not shown. */
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** aria states are left out where they do not hold. */
function flags(error: ReactNode, required: boolean | undefined) {
  return {
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required ? (true as const) : undefined,
  };
}

/** Label above, control, then the hint or the error that belongs to it. */
export function Field({
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = cx(Boolean(error) && errorId, Boolean(hint) && hintId);
  const labelLook = hideLabel ? "sr-only" : "text-small leading-5 font-label text-ink";
  return (
    <div className={cx("flex min-w-0 flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelLook}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        ...flags(error, required),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
    </div>
  );
}

function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-small leading-5 font-medium text-ink-3">
      {children}
    </p>
  );
}

import { type ReactNode, useId } from "react";

import { cx } from "@/lib/cx";

interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  /** Takes the whole width, every choice the same part of it. */
  block?: boolean;
  className?: string;
}

/** Two to four choices side by side; the arrow keys move between them. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  block,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        "min-w-0 gap-0.5 rounded-control bg-sunken p-1 noscript:hidden",
        block ? "flex flex-wrap" : "inline-flex",
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            "relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-segment px-2.5 text-center text-small leading-4 font-label sm:px-3.5 text-ink-2 transition-colors duration-2 hover:text-ink",
            "has-checked:bg-segment-on has-checked:text-ink has-checked:shadow-card",
            "outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
            // Where they have no room beside each other they take another row.
            block ? "flex-1" : "min-w-11",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}

import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref, SelectHTMLAttributes } from "react";

import { cx } from "@/lib/cx";

import { inputBox, lowInputBox } from "./input-styles";

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "size"> {
  /** A 20 px icon before the choice. */
  icon?: ReactNode;
  /** Stands there while nothing is chosen. */
  placeholder?: string;
  /** As low as the buttons beside it. */
  low?: boolean;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

/** A choice from a short list, opened the way the device opens its own lists. */
export function Select({ icon, placeholder, low, options, className, ...select }: SelectProps) {
  return (
    <div className={low ? lowInputBox("relative") : inputBox("relative")}>
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-ink-3">
          {icon}
        </span>
      )}
      <select
        {...select}
        className={cx(
          "min-w-0 flex-1 cursor-pointer self-stretch appearance-none bg-raised pr-7 outline-none invalid:text-ink-3 disabled:cursor-not-allowed disabled:bg-sunken",
          className,
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3.5 size-5 text-ink-3"
      />
    </div>
  );
}

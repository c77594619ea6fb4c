import type { ReactNode } from "react";

import { radioRing } from "./input-styles";

interface OptionCardProps {
  /** What the options of one question share. */
  name: string;
  value: string;
  checked: boolean;
  /** Takes the focus when its question comes. */
  first?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One answer to a question: the whole card is its target. */
export function OptionCard({ name, value, checked, first, onChoose, children }: OptionCardProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-panel border border-line-control bg-raised px-4 py-2 font-label outline-focus transition-colors duration-1 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <span className="min-w-0 flex-1">{children}</span>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        data-autofocus={first || undefined}
        onChange={onChoose}
        className={radioRing}
      />
    </label>
  );
}

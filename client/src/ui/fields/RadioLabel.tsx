import type { ReactNode } from "react";

import { cx } from "@/lib/cx";

import { radioRing } from "./input-styles";

const LOOKS = {
  /** A ring before the words. */
  row: {
    label: "flex gap-3 rounded-m leading-5",
    radio: radioRing,
  },
  /** The words in a pill. */
  chip: {
    label:
      "relative inline-flex gap-2 rounded-full border border-line-control px-3.5 font-label transition-colors duration-2 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:ring-1 has-checked:ring-primary",
    radio: "absolute inset-0 cursor-pointer appearance-none rounded-full outline-none",
  },
};

interface RadioLabelProps {
  look: keyof typeof LOOKS;
  /** What the choices of one question share. */
  name: string;
  value?: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several choices: all of it is the target. */
export function RadioLabel({ look, name, value, checked, onChoose, children }: RadioLabelProps) {
  const { label, radio } = LOOKS[look];
  return (
    <label
      className={cx(
        "min-h-11 cursor-pointer items-center text-small outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
        label,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        className={radio}
      />
      {children}
    </label>
  );
}

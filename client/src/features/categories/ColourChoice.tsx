import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";

import { cx } from "@/lib/cx";

import { COLOURS } from "./colours";

interface ColourChoiceProps {
  /** The names of the colours, in their order. */
  colors: readonly string[];
  value: string | null;
  onChange: (color: string | null) => void;
}

/** The colours of the charts, each with its name, and none. */
export function ColourChoice({ colors, value, onChange }: ColourChoiceProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset aria-label={t`Colour`} className="flex flex-wrap gap-2">
      <Chip name={name} checked={value === null} onChoose={() => onChange(null)}>
        <span
          aria-hidden="true"
          className="size-4 rounded-full border border-dashed border-line-control"
        />
        <Trans>None</Trans>
      </Chip>
      {colors.map((color) => {
        const known = COLOURS[color];
        return (
          known && (
            <Chip
              key={color}
              name={name}
              checked={value === color}
              onChoose={() => onChange(color)}
            >
              <span aria-hidden="true" className={cx("size-4 rounded-full", known.fill)} />
              {t(known.label)}
            </Chip>
          )
        );
      })}
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Chip({ name, checked, onChoose, children }: ChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-control px-3.5 text-small font-label outline-focus transition-colors duration-2 hover:bg-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:text-on-primary-soft has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {children}
    </label>
  );
}

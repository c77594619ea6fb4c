import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { cx } from "@/lib/cx";

import { RadioLabel } from "../fields/RadioLabel";

interface Color {
  label: MessageDescriptor;
  /** Fills with the colour of the series. */
  fill: string;
}

/** The colours of the charts by the names that the server gives them. */
const COLORS: Readonly<Record<string, Color>> = {
  paddy: { label: msg`Paddy green`, fill: "bg-chart-1" },
  gold: { label: msg`Rice gold`, fill: "bg-chart-2" },
  nila: { label: msg`Indigo`, fill: "bg-chart-3" },
  brick: { label: msg`Brick red`, fill: "bg-chart-4" },
  sky: { label: msg`Sky blue`, fill: "bg-chart-5" },
  manggis: { label: msg`Mangosteen purple`, fill: "bg-chart-6" },
  pandan: { label: msg`Pandan green`, fill: "bg-chart-7" },
  stone: { label: msg`Stone grey`, fill: "bg-chart-8" },
};

interface ColorPickerProps<Name extends string> {
  /** The names of the colours, in their order. */
  colors: readonly Name[];
  value: Name | null;
  onChange: (color: Name | null) => void;
}

/** The colours of the charts, each with its name, and none. */
export function ColorPicker<Name extends string>(props: ColorPickerProps<Name>) {
  const { colors, value, onChange } = props;
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset aria-label={t`Colour`} className="flex flex-wrap gap-2">
      <RadioLabel look="chip" name={name} checked={value === null} onChoose={() => onChange(null)}>
        <span
          aria-hidden="true"
          className="size-4 rounded-full border border-dashed border-line-control"
        />
        <Trans>None</Trans>
      </RadioLabel>
      {colors.map((color) => {
        const known = COLORS[color];
        return (
          known && (
            <RadioLabel
              look="chip"
              key={color}
              name={name}
              checked={value === color}
              onChoose={() => onChange(color)}
            >
              <span aria-hidden="true" className={cx("size-4 rounded-full", known.fill)} />
              {t(known.label)}
            </RadioLabel>
          )
        );
      })}
    </fieldset>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import type { TextSize } from "@/theme/text-size";
import { Segmented } from "@/ui/Segmented";

import { ChoiceGroup } from "./ChoiceGroup";

interface TextFontProps {
  value: TextSize;
  /** The sizes that are offered, and the percentage that each is called by. */
  sizes: readonly { size: TextSize; percent: number }[];
  onChange: (size: TextSize) => void;
}

/** How large text is for the person. */
export function TextFont({ value, sizes, onChange }: TextFontProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup
      label={<Trans>Text font</Trans>}
      hint={<Trans>How large text appears in the whole app</Trans>}
    >
      <Segmented
        block
        className="max-w-110"
        label={t`Text font`}
        value={String(value)}
        options={sizes.map(({ size, percent }) => ({
          value: String(size),
          label: `${String(percent)}%`,
        }))}
        onChange={(chosen) => {
          const found = sizes.find(({ size }) => String(size) === chosen);
          if (found) onChange(found.size);
        }}
      />
    </ChoiceGroup>
  );
}

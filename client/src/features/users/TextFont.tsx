import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { TextSize } from "@/theme/text-size";
import { Segmented } from "@/ui/Segmented";

import { ChoiceGroup } from "./ChoiceGroup";

interface TextFontProps {
  value: TextSize;
  /** The sizes that are offered, and the percentage that each is called by. */
  sizes: readonly { size: TextSize; percent: number }[];
  onChange: (size: TextSize) => void;
}

/** What is chosen shows at once, so that an arrow goes on from there; what keeps it follows. */
function useAtOnce<Value>(value: Value) {
  const [now, setNow] = useState({ value, shown: value });
  if (now.value !== value) setNow({ value, shown: value });
  return [now.shown, (shown: Value) => setNow({ value, shown })] as const;
}

/** How large text is for the person. */
export function TextFont({ value, sizes, onChange }: TextFontProps) {
  const { t } = useLingui();
  const [shown, show] = useAtOnce(value);
  return (
    <ChoiceGroup
      label={<Trans>Text font</Trans>}
      hint={<Trans>How large text appears in the whole app</Trans>}
    >
      <Segmented
        block
        className="max-w-110"
        label={t`Text font`}
        value={String(shown)}
        options={sizes.map(({ size, percent }) => ({
          value: String(size),
          label: `${String(percent)}%`,
        }))}
        onChange={(chosen) => {
          const found = sizes.find(({ size }) => String(size) === chosen);
          if (!found) return;
          show(found.size);
          onChange(found.size);
        }}
      />
    </ChoiceGroup>
  );
}

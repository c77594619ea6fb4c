import { Trans, useLingui } from "@lingui/react/macro";
import { startTransition, useOptimistic } from "react";

import type { TextSize } from "@/theme/text-size";
import { Segmented } from "@/ui/fields/Segmented";

import { ChoiceGroup } from "./ChoiceGroup";

interface TextFontChoiceProps {
  value: TextSize;
  /** The sizes that are offered, and the percentage that each is called by. */
  sizes: readonly { size: TextSize; percent: number }[];
  onChange: (size: TextSize) => void;
}

/** The query cache notifies in a task of its own; wait for it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Shows a choice at once, so that quick arrow presses continue from it. */
function useOptimisticChoice<Value>(value: Value, onChange: (value: Value) => void) {
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: Value) =>
    startTransition(async () => {
      show(chosen);
      onChange(chosen);
      await nextTask();
    });
  return [shown, choose] as const;
}

/** How large text is for the person. */
export function TextFontChoice({ value, sizes, onChange }: TextFontChoiceProps) {
  const { t } = useLingui();
  const [shown, choose] = useOptimisticChoice(value, onChange);
  return (
    <ChoiceGroup label={<Trans>Text font</Trans>} hint={<Trans>Text size across the app</Trans>}>
      <Segmented
        block
        className="max-w-130 max-sm:*:basis-1/4"
        label={t`Text font`}
        value={String(shown)}
        options={sizes.map(({ size, percent }) => ({
          value: String(size),
          label: `${String(percent)}%`,
        }))}
        onChange={(chosen) => {
          const found = sizes.find(({ size }) => String(size) === chosen);
          if (found) choose(found.size);
        }}
      />
    </ChoiceGroup>
  );
}

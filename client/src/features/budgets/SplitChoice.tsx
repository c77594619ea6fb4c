import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Select } from "@/ui/Select";
import { useToast } from "@/ui/use-toast";

import { splitChoices, splitText } from "./splits";
import type { Allocation } from "./types";
import { useSaveAllocation } from "./use-allocation";

const CUSTOM = "custom";

interface SplitChoiceProps {
  allocation: Allocation;
  onCustom: () => void;
}

/** Which split the income follows; a choice holds at once. */
export function SplitChoice({ allocation: { split, month }, onCustom }: SplitChoiceProps) {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending, variables } = useSaveAllocation(month.key);
  const shown = (isPending && variables.split) || split;
  const choices = splitChoices(shown);

  const choose = (text: string) => {
    const chosen = choices.find((choice) => splitText(choice) === text);
    if (!chosen) return onCustom();
    mutate(
      { split: chosen },
      { onError: (error) => toast({ tone: "error", text: failureText(error) }) },
    );
  };

  return (
    <div className="flex w-48 max-w-full flex-col gap-1.5">
      <label htmlFor={id} className="text-small leading-5 text-hero-ink-2">
        <Trans>Split: needs, wants, savings</Trans>
      </label>
      <Select
        id={id}
        value={splitText(shown)}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          ...choices.map((choice) => ({ value: splitText(choice), label: splitText(choice) })),
          { value: CUSTOM, label: t`Custom split…` },
        ]}
        className="font-label text-ink"
      />
    </div>
  );
}

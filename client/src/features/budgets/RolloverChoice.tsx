import { Trans, useLingui } from "@lingui/react/macro";

import { Money } from "@/ui/Money";
import { Pills } from "@/ui/Pills";

import { useFirstFocus } from "./use-first-focus";
import type { Rollover } from "./types";

interface RolloverChoiceProps {
  value: Rollover;
  onChange: (rollover: Rollover) => void;
  autoFocus: boolean;
  /** What came over with this choice; nothing where that is not known yet. */
  carried: number;
}

/** What comes over from the month before, for this category. */
export function RolloverChoice({ value, onChange, autoFocus, carried }: RolloverChoiceProps) {
  const { t } = useLingui();
  const first = useFirstFocus(autoFocus);
  const hints: Record<Rollover, string> = {
    none: t`Every month begins anew.`,
    surplus: t`What last month left over is added.`,
    both: t`What last month left over is added, what it overspent is taken off.`,
  };
  const amount = <Money amount={carried} kind="net" />;
  return (
    <Pills
      ref={first}
      label={<Trans>Take over from last month</Trans>}
      value={value}
      onChange={onChange}
      options={[
        { value: "none", label: <Trans>Nothing</Trans> },
        { value: "surplus", label: <Trans>Surplus</Trans> },
        { value: "both", label: <Trans>Both</Trans> },
      ]}
      hint={
        <>
          {hints[value]}
          {carried !== 0 && (
            <>
              {" "}
              <Trans>Now {amount}.</Trans>
            </>
          )}
        </>
      }
    />
  );
}

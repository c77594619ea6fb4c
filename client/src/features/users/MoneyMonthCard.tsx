import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { type Preferences, useSavePreferences } from "@/api/use-preferences";
import { Card } from "@/ui/Card";
import { Field } from "@/ui/Field";
import { Select } from "@/ui/Select";
import { Toggle } from "@/ui/Toggle";
import { useToast } from "@/ui/use-toast";

import { Kept } from "./Kept";
import { MoneyMonthPreview } from "./MoneyMonthPreview";

const SHOWN_HERE: readonly (keyof Preferences)[] = ["payday", "payday_shift"];
const LATEST = 31;
/** Later than that, not every month has the day. */
const EVERY_MONTH_HAS = 28;

/** When the person's month begins; the choice holds at once and is kept. */
export function MoneyMonthCard({ account }: { account: Account }) {
  const { t } = useLingui();
  const id = useId();
  const toast = useToast();
  const failureText = useFailureText();
  const save = useSavePreferences({
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
  const { payday, payday_shift } = account;
  const named = (day: number): string => {
    const number = String(day);
    if (day === 1) return t`1, as in the calendar`;
    if (day === LATEST) return t`31, the last day of the month`;
    return day > EVERY_MONTH_HAS ? t`${number}, or the last day` : number;
  };
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-title tracking-tight">
          <Trans>Your money month</Trans>
        </h2>
        <p className="mt-1 text-small text-ink-2">
          <Trans>Every chart and card counts from payday to payday.</Trans>
        </p>
      </div>
      <Field label={<Trans>Payday</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={String(payday)}
            options={Array.from({ length: LATEST }, (_, index) => ({
              value: String(index + 1),
              label: named(index + 1),
            }))}
            onChange={(event) => save({ payday: Number(event.target.value) })}
          />
        )}
      </Field>
      <Toggle
        label={<Trans>Move to the working day before weekends and public holidays</Trans>}
        on={payday_shift}
        onChange={(on) => save({ payday_shift: on })}
      />
      <MoneyMonthPreview payday={payday} shift={payday_shift} />
      <Kept names={SHOWN_HERE} className="-mt-1.5 -mb-2" />
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import { type Account, useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { type Preferences, useSavePreferences } from "@/api/use-preferences";
import { showTextSize, TEXT_SIZES } from "@/theme/text-size";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Field } from "@/ui/fields/Field";
import { useHiddenAmounts } from "@/ui/money/hidden-amounts";
import { Picker } from "@/ui/fields/Picker";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Toggle } from "@/ui/fields/Toggle";
import { useToast } from "@/ui/feedback/use-toast";

import { CurrencyChoice } from "./CurrencyChoice";
import { SaveStatus } from "./SaveStatus";
import { LanguageChoice } from "./LanguageChoice";
import { TextFontChoice } from "./TextFontChoice";
import { ThemeChoice } from "./ThemeChoice";
import { timeZones } from "./time-zones";

const SHOWN_HERE: readonly (keyof Preferences)[] = [
  "text_size",
  "currency",
  "hide_amounts",
  "theme",
  "language",
  "timezone",
];

/** Every size that the account knows, by its own percentage. */
const SIZES = TEXT_SIZES.map((size) => ({ size, percent: size }));

/** The preferences of one person; each choice is saved at once. */
export function PreferencePanel() {
  const failureText = useFailureText();
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  if (!account && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Card className="flex flex-col gap-7">
      {account ? <Choices account={account} /> : <PreferencesSkeleton />}
    </Card>
  );
}

function PreferencesSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className="flex flex-col gap-7">
      {["w-full max-w-110", "w-80", "w-full max-w-130", "w-full max-w-110"].map((width, index) => (
        <Skeleton key={width + String(index)} className={`h-14 max-w-full ${width}`} />
      ))}
    </div>
  );
}

function Choices({ account }: { account: Account }) {
  const toast = useToast();
  const failureText = useFailureText();
  const save = useSavePreferences({
    onError: (error, before) => {
      // Without a stored choice the text has its default size.
      if (before.text_size === null) showTextSize(100);
      toast({ tone: "error", text: failureText(error) });
    },
  });
  return (
    <>
      <TextFontChoice
        value={account.text_size ?? 100}
        sizes={SIZES}
        onChange={(text_size) => save({ text_size })}
      />
      <CurrencyChoice value={account.currency} onChange={(currency) => save({ currency })} />
      <HiddenAmounts />
      <ThemeChoice />
      <LanguageChoice />
      <TimeZone value={account.timezone} onChange={(timezone) => save({ timezone })} />
      <SaveStatus names={SHOWN_HERE} className="-mt-6 -mb-3" />
    </>
  );
}

function HiddenAmounts() {
  const { hidden, hide } = useHiddenAmounts();
  return (
    <div className="max-w-110 sm:-my-4">
      <Toggle
        label={<Trans>Hide amounts</Trans>}
        hint={<Trans>Hides every amount on all your devices</Trans>}
        on={hidden}
        onChange={hide}
      />
    </div>
  );
}

function TimeZone({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const { t } = useLingui();
  const options = useMemo(() => timeZones(value), [value]);
  return (
    <Field
      className="max-w-110"
      label={<Trans>Time zone</Trans>}
      hint={<Trans>Sets when your day and month start</Trans>}
    >
      {(control) => (
        <Picker
          control={control}
          label={t`Time zone`}
          placeholder={t`Choose your time zone`}
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

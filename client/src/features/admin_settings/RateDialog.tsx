import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useRef, useState } from "react";

import { AppError } from "@/api/errors";
import { useAccount } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { todayIn } from "@/lib/dates";
import { Alert } from "@/ui/feedback/Alert";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Pills } from "@/ui/fields/Pills";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { formatRate, isUnusualRate, parseRate } from "./rate-format";
import type { ExchangeRate } from "./types";
import { useSaveRate } from "./use-exchange-rates";

const CURRENCIES = ["USD", "EUR"];

interface RateDialogProps {
  /** The one that is corrected; null adds one. */
  rate: ExchangeRate | null;
  /** Those that are in use, to notice slips of the hand. */
  inUse: readonly ExchangeRate[];
  onClose: () => void;
}

const valuesOf = (rate: ExchangeRate | null) => rate?.rate.replace(".", ",") ?? "";

/** A current rate that differs so much from the typed one that it may be a typo. */
function isTypo(read: string | null, currency: string, inUse: readonly ExchangeRate[]) {
  const before = inUse.find((one) => one.currency === currency)?.rate;
  return read && before && isUnusualRate(read, before) ? formatRate(before) : null;
}

/** The latest day that a rate may count from: it is a day of Jakarta. */
function useLatest(): string {
  const own = todayIn(useAccount()?.timezone ?? "Asia/Jakarta");
  const there = todayIn("Asia/Jakarta");
  return own < there ? own : there;
}

function useFormError(rate: ExchangeRate | null) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 412) return failureText(error);
    return rate
      ? t`Someone else just changed this rate. Close this and check it first.`
      : t`This day already has a rate. Correct it in the list.`;
  };
}

export default function RateDialog({ rate, inUse, onClose }: RateDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const latest = useLatest();
  const refused = useFormError(rate);
  const { mutateAsync, isPending } = useSaveRate();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const begun = rate ?? { currency: "USD", date: latest, rate: "", version: 0 };
  const [at, setAt] = useState({ currency: begun.currency, date: begun.date });
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => valuesOf(rate));
  const read = parseRate(typed);
  const { currency } = at;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitError(null);
    setWrong(!read);
    if (!read) {
      field.current?.focus();
      return;
    }
    try {
      const said = await mutateAsync({ ...at, rate: read, version: begun.version });
      toast({ tone: "success", text: said });
      onClose();
    } catch (error) {
      setSubmitError(refused(error));
      if (error instanceof AppError && error.status === 422) field.current?.focus();
    }
  };
  return (
    <FormDialog
      title={rate ? <Trans>Correct the rate</Trans> : <Trans>Add a rate</Trans>}
      size="sm"
      saving={isPending}
      errorMessage={submitError}
      guard={() => typed !== valuesOf(rate)}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      {!rate && <From at={at} latest={latest} onChange={setAt} />}
      <Field
        required
        label={<Trans>One {currency} in rupiah</Trans>}
        hint={<ReadAs rate={read} />}
        error={wrong && !read && t`Enter a number above 0 with at most six decimals.`}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <TypoWarning usual={isTypo(read, currency, inUse)} />
    </FormDialog>
  );
}

interface At {
  currency: string;
  date: string;
}

interface FromProps {
  at: At;
  latest: string;
  onChange: (at: At) => void;
}

/** Of which currency and from which day on. */
function From({ at, latest, onChange }: FromProps) {
  const { t } = useLingui();
  return (
    <>
      <Pills
        label={<Trans>Currency</Trans>}
        value={at.currency}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        onChange={(currency) => onChange({ ...at, currency })}
      />
      <Field label={<Trans>From</Trans>}>
        {(control) => (
          <DateField
            bare
            control={control}
            label={t`From`}
            value={at.date}
            today={latest}
            max={latest}
            onChange={(date) => onChange({ ...at, date })}
          />
        )}
      </Field>
    </>
  );
}

/** The typed rate as it is parsed. */
function ReadAs({ rate }: { rate: string | null }) {
  if (!rate) return <Trans>For example: 16.701,5</Trans>;
  const shown = formatRate(rate);
  return <Trans>That's {shown}</Trans>;
}

function TypoWarning({ usual }: { usual: string | null }) {
  if (!usual) return null;
  return (
    <Alert tone="info" role="status">
      <Trans>That's far from the current rate ({usual}). Is it correct?</Trans>
    </Alert>
  );
}

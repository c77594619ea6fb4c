import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { type Rate, useRates } from "@/api/use-rates";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { formatRupiah } from "@/lib/money";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { RadioLabel } from "@/ui/fields/RadioLabel";

import { ChoiceGroup } from "./ChoiceGroup";

type Currency = NonNullable<Account["currency"]>;

interface CurrencyChoiceProps {
  value: Currency | null;
  onChange: (currency: Currency) => void;
}

const FOREIGN = ["EUR", "USD"] as const;
const SYMBOLS = { IDR: "Rp", EUR: "€", USD: "$" };

/** In which currency amounts are shown: rupiah, and those that have a rate. */
export function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: rates, error, isFetching, refetch } = useRates();
  return (
    <ChoiceGroup
      label={<Trans>Currency</Trans>}
      hint={<Trans>Amounts stay in rupiah; other currencies are estimates</Trans>}
    >
      {rates && (
        <>
          <Chips label={t`Currency`} rates={rates} value={value} onChange={onChange} />
          <RateNote rate={rates.find(({ currency }) => currency === value)} />
        </>
      )}
      {!rates && !error && <Skeleton className="h-11 max-w-80" />}
      {!rates && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
    </ChoiceGroup>
  );
}

function Chips({
  label,
  rates,
  value,
  onChange,
}: CurrencyChoiceProps & { label: string; rates: readonly Rate[] }) {
  const { t } = useLingui();
  const name = useId();
  const names = { IDR: t`Rupiah`, EUR: t`Euro`, USD: t`Dollar` };
  const foreign = FOREIGN.filter((code) => rates.some(({ currency }) => currency === code));
  const offered: readonly Currency[] = ["IDR", ...foreign];
  const chosen = value && offered.includes(value) ? value : "IDR";
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {offered.map((code) => (
        <RadioLabel
          key={code}
          look="chip"
          name={name}
          value={code}
          checked={code === chosen}
          onChoose={() => onChange(code)}
        >
          <b aria-hidden="true">{SYMBOLS[code]}</b>
          {names[code]}
        </RadioLabel>
      ))}
    </fieldset>
  );
}

/** 'Rate of December 31, 2024: €1 is Rp16.851'. */
function RateNote({ rate }: { rate: Rate | undefined }) {
  const { language } = useLanguage();
  if (!rate) return null;
  const day = formatDate(rate.date, language);
  const unit = `${SYMBOLS[rate.currency === "EUR" ? "EUR" : "USD"]}1`;
  const worth = formatRupiah(Number(rate.rate));
  return (
    <p className="text-small leading-5 font-medium text-ink-3">
      <Trans>
        Rate on {day}: {unit} is {worth}
      </Trans>
    </p>
  );
}

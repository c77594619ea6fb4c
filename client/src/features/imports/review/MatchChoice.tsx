import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { FieldError } from "@/ui/fields/FieldError";
import { OptionCard } from "@/ui/fields/OptionCard";
import { Money } from "@/ui/money/Money";

import { IMPORTS_KEY } from "../queries";
import type { ImportRow } from "../types";

/** So many days before and after a row an entry may be the same. */
const NEAR_DAYS = 10;
const MOST = 20;

interface MatchChoiceProps {
  /** The wallet that takes the rows; null while it is a new one. */
  walletId: string | null;
  row: ImportRow;
  value: string;
  missing: boolean;
  onChange: (id: string) => void;
}

/** The entries around a row, the most similar amount first. */
function useNearEntries(walletId: string | null, { date, amount, match }: ImportRow) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...IMPORTS_KEY, "near", walletId, date, amount, language],
    enabled: walletId !== null,
    queryFn: async ({ signal }) => {
      const query = { from: addDays(date, -NEAR_DAYS), to: addDays(date, NEAR_DAYS), limit: 200 };
      const params = { path: { id: walletId ?? "" }, query };
      const { datas } = payloadOf(await api.GET("/wallets/{id}/entries", { params, signal }));
      const apart = (change: number) => Math.abs(change - amount);
      return datas
        .filter(({ id, change }) => change < 0 === amount < 0 || id === match?.id)
        .sort((one, other) => apart(one.change) - apart(other.change))
        .slice(0, MOST);
    },
  });
}

/** Chooses the entry that a row already is. */
export function MatchChoice({ walletId, row, value, missing, onChange }: MatchChoiceProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const name = useId();
  const query = useNearEntries(walletId, row);
  const { data } = query;
  if (!data && walletId !== null) return <PendingEntries query={query} />;
  if (!data?.length) {
    return (
      <p className="text-small text-ink-2">
        <Trans>No entry of this wallet is near this day.</Trans>
      </p>
    );
  }
  return (
    <fieldset className="min-w-0" aria-describedby={missing ? `${name}-error` : undefined}>
      <legend className="mb-1.5 text-small leading-5 font-label">
        <Trans>Which entry is it?</Trans>
      </legend>
      <div className="-mx-1 -my-1 flex max-h-72 flex-col gap-2 overflow-y-auto overscroll-contain p-1">
        {data.map(({ id, detail, category_label, date, change }) => (
          <OptionCard
            key={id}
            name={name}
            value={id}
            checked={id === value}
            onChoose={() => onChange(id)}
          >
            <span className="flex items-center gap-3">
              <span className="min-w-0 flex-1">
                <span className="block wrap-anywhere">{detail || category_label}</span>
                <span className="block text-small text-ink-3">
                  {formatBriefDate(date, language)}
                </span>
              </span>
              <Money amount={change} kind="net" className="text-small font-medium" />
            </span>
          </OptionCard>
        ))}
      </div>
      {missing && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{t`Choose an entry.`}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

function PendingEntries({ query }: { query: ReturnType<typeof useNearEntries> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { error, isFetching, refetch } = query;
  if (error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading entries`}>
      <Skeleton className="h-16" />
    </Loading>
  );
}

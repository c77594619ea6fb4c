import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarCheck } from "lucide-react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { spanWords, weekdayWords } from "./month-words";
import { type MoneyMonth, useMoneyMonths } from "./use-money-months";

/** Which days this money month and the next two have. */
export function MoneyMonthPreview({ payday, shift }: { payday: number; shift: boolean }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: months, error, isFetching, refetch } = useMoneyMonths(payday, shift);
  if (!months && error) {
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const [present, ...next] = months ?? [];
  if (!present) {
    return (
      <Loading label={t`Looking up your months`}>
        <Skeleton className="h-36 rounded-panel" />
      </Loading>
    );
  }
  return (
    <div role="status" className="flex flex-col gap-3 rounded-panel bg-sunken p-4">
      <div className="flex gap-3">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <div className="min-w-0">
          <p className="text-small leading-5 font-medium text-ink-2">
            <Trans>This money month</Trans>
          </p>
          <Month month={present} strong />
        </div>
      </div>
      <div className="border-t border-line pt-3 pl-8">
        <p className="text-small leading-5 font-medium text-ink-2">
          <Trans>After it</Trans>
        </p>
        <ul className="flex flex-col gap-1.5">
          {next.map((month) => (
            <li key={month.key}>
              <Month month={month} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Month({ month, strong }: { month: MoneyMonth; strong?: boolean }) {
  const { language } = useLanguage();
  const { start, end } = month;
  return (
    <>
      <p className={strong ? "font-bold" : "text-small leading-5 font-label"}>
        {spanWords(start, end, language)}
      </p>
      <Moved month={month} />
    </>
  );
}

/** 'Moved from Saturday 25 to Friday 24: weekend'. */
function Moved({ month: { start, moved_from, reason } }: { month: MoneyMonth }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (moved_from === null) return null;
  const [from, to] = weekdayWords([moved_from, start], language);
  const why = reason === "weekend" ? t`weekend` : reason;
  return (
    <p className="text-small leading-5 text-ink-2">
      <Trans>
        Moved from {from} to {to}: {why}
      </Trans>
    </p>
  );
}

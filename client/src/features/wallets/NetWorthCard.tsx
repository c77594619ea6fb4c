import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { LineChart } from "@/ui/charts/LineChart";
import { Card, CardHead } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { useNetWorth } from "./queries";
import type { NetWorth } from "./types";

/** The net worth at the end of each of the last twelve money months. */
export function NetWorthCard() {
  const { t } = useLingui();
  const heading = useId();
  const failureText = useFailureText();
  const { data: months, error, isFetching, refetch } = useNetWorth();
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>The last 12 months</Trans>} />
      {months && <LoadedMonths months={months} />}
      {!months && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!months && !error && (
        <Loading label={t`Loading your net worth`}>
          <Skeleton className="h-64 rounded-m sm:h-75" />
        </Loading>
      )}
    </Card>
  );
}

function LoadedMonths({ months }: { months: readonly NetWorth[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const owes = months.some(({ debts }) => debts !== 0);
  const points = months.map(({ key, label, debts, net_worth }, at) => ({
    at,
    label: formatMonthName(key, language),
    title: at === months.length - 1 ? t`${label}, so far` : label,
    main: net_worth,
    base: owes ? debts : undefined,
    marked: true,
  }));
  const words = {
    main: t`Net worth`,
    base: owes ? t`You owe` : undefined,
    axis: t`Month`,
    mainEnd: t`Net worth`,
  };
  return (
    <>
      <Change months={months} />
      <div className="-mb-2">
        <LineChart
          bare
          caption={t`Net worth at the end of each month`}
          points={points}
          words={words}
        >
          {owes && <Legend />}
        </LineChart>
      </div>
    </>
  );
}

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** A month 'YYYY-MM' where there is little room: 'Jul'. */
function formatMonthName(month: string, language: keyof typeof LOCALES): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: "short", timeZone: "UTC" });
  return name.format(new Date(`${month}-01T00:00:00Z`));
}

/** How the net worth has changed since the first of the months. */
function Change({ months }: { months: readonly NetWorth[] }) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const amount = (
    <Money amount={last.net_worth - first.net_worth} kind="net" className="font-label text-ink" />
  );
  const since = first.label;
  return (
    <p className="-mt-2 mb-3 text-small text-ink-2">
      <Trans>
        {amount} since the end of {since}
      </Trans>
    </p>
  );
}

/** Which line is which. */
function Legend() {
  return (
    <ul aria-hidden="true" className="flex gap-4 text-small text-ink-2">
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-chart-1" />
        <Trans>Net worth</Trans>
      </li>
      <li className="flex items-center gap-2">
        <span className="w-4 border-t-3 border-dashed border-chart-2" />
        <Trans>You owe</Trans>
      </li>
    </ul>
  );
}

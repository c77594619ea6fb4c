import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { Card, CardHead } from "@/ui/layout/Card";
import { LineChart } from "@/ui/charts/LineChart";

import type { Dashboard } from "./use-dashboard";

/** How many accounts there were at the end of each month of this year, against the last one. */
export function TotalUsersCard({ total_users }: Pick<Dashboard, "total_users">) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const heading = useId();
  const { this_year, last_year } = total_users;
  const points = this_year.map(({ month, users }, at) => ({
    at,
    label: formatMonthName(`${month}-01`, language),
    title: formatMonth(`${month}-01`, language),
    main: users,
    base: last_year[at]?.users ?? 0,
    marked: true,
  }));
  const words = {
    main: t`This year`,
    base: t`Last year`,
    mainEnd: t`This year`,
    baseEnd: t`Last year`,
    axis: t`Month`,
    counted: true,
  };
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={t`Total Users`}>
        <ul aria-hidden="true" className="flex gap-4 text-small text-ink-2">
          <Key mark={<span className="size-3 rounded-sm bg-chart-1" />}>{words.main}</Key>
          <Key mark={<span className="w-4 border-t-3 border-dashed border-chart-8" />}>
            {words.base}
          </Key>
        </ul>
      </CardHead>
      <div className="-mb-2">
        <LineChart
          bare
          caption={t`Total users at the end of each month`}
          points={points}
          words={words}
        />
      </div>
    </Card>
  );
}

function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {mark}
      {children}
    </li>
  );
}

const LOCALES = { en: "en-US", id: "id-ID" } as const;

/** The month of a day where there is little room: 'Jul'. */
function formatMonthName(day: string, language: keyof typeof LOCALES): string {
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: "short", timeZone: "UTC" });
  return name.format(new Date(`${day}T00:00:00Z`));
}

import { Trans, useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate, formatWeekday } from "@/lib/dates";
import { LineChart } from "@/ui/charts/LineChart";

import type { Forecast } from "./queries";

interface ForecastChartProps {
  forecast: Forecast;
  /** A day was pressed or reached by the keyboard. */
  onDay: (day: string) => void;
}

/** The balance of each day with its band; a day tells what it comes to. */
export function ForecastChart({ forecast, onDay }: ForecastChartProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { points, lowest } = forecast;
  const last = points.length - 1;
  const lines = points.map(({ day, low, expected, high }, at) => ({
    at,
    label: formatBriefDate(day, language),
    title: at === 0 ? t`Tonight` : formatWeekday(day, language),
    main: expected,
    low,
    high,
    marked: true,
    plain: at !== 0 && at !== last && day !== lowest?.day,
  }));
  const words = {
    main: t`Expected`,
    low: t`Low`,
    high: t`High`,
    axis: t`Day`,
    mainEnd: t`Expected`,
    near: true,
  };
  return (
    <LineChart
      bare
      caption={t`Expected balance at the end of each day`}
      points={lines}
      words={words}
      onShow={({ at }) => {
        const point = points[at];
        if (point) onDay(point.day);
      }}
    >
      <Legend />
    </LineChart>
  );
}

/** Which part of the chart is which. */
function Legend() {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 text-small text-ink-2">
      <li className="flex items-center gap-2">
        <span className="h-1 w-4 rounded-sm bg-chart-1" />
        <Trans>Expected balance</Trans>
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 rounded-sm bg-chart-1/25" />
        <Trans>Most likely range</Trans>
      </li>
    </ul>
  );
}

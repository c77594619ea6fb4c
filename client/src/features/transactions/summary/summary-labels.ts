import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { formatDayRange, formatMonth, isCalendarMonth } from "@/lib/dates";

import type { SummaryBar, SummaryPeriod } from "../types";

const LOCALES = { en: "en-US", id: "id-ID" } as const;

export const PERIODS: readonly { value: SummaryPeriod; label: MessageDescriptor }[] = [
  { value: "day", label: msg`Day` },
  { value: "week", label: msg`Week` },
  { value: "month", label: msg`Month` },
  { value: "year", label: msg`Year` },
];

/** What the chart shows, for those who cannot see it. */
export const CAPTIONS: Record<SummaryPeriod, MessageDescriptor> = {
  day: msg`Income and expenses by day`,
  week: msg`Income and expenses by week`,
  month: msg`Income and expenses by month`,
  year: msg`Income and expenses by year`,
};

type Language = "en" | "id";

/** The full name of a bar, where there is more room than under it. */
export function getBarTitle(bar: SummaryBar, period: SummaryPeriod, language: Language): string {
  if (period === "year") return bar.label;
  if (period === "month" && isCalendarMonth(bar)) return formatMonth(bar.start, language);
  if (period !== "month") return formatDayRange(bar.start, bar.end, language);
  return `${bar.label}, ${formatDayRange(bar.start, bar.end, language, "medium")}`;
}

/** The axis label of a bar; on phones a week shows only its days, '16–22'. */
export function getBarLabel(bar: SummaryBar, period: SummaryPeriod, narrow: boolean): string {
  if (period !== "week" || !narrow) return bar.label;
  const [first, last] = [bar.start, bar.end].map((day) => Number(day.slice(-2)));
  return first === last ? `${first}` : `${first}–${last}`;
}

/** The days that all bars together cover, as short as they can be said. */
export function getWindowTitle(
  bars: readonly SummaryBar[],
  period: SummaryPeriod,
  language: Language,
) {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) return "";
  if (period === "year") return `${first.label} – ${last.label}`;
  if (period !== "month" || !bars.every(isCalendarMonth)) {
    return formatDayRange(first.start, last.end, language);
  }
  const months = new Intl.DateTimeFormat(LOCALES[language], {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return months.formatRange(new Date(`${first.start}T00:00Z`), new Date(`${last.start}T00:00Z`));
}

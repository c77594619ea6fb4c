import { useSummary } from "./use-summary";

/** Some days, both included; null where there is no bound. */
export interface Span {
  from: string | null;
  to: string | null;
}

/** The spans of money that are wanted most often; the server sets their bounds. */
export interface Spans {
  month: Span | null;
  lastMonth: Span | null;
  year: Span | null;
}

type Bars = NonNullable<ReturnType<typeof useSummary>["data"]>["datas"];

function around(bars: Bars | undefined, today: string, back = 0): Span | null {
  const at = bars?.findIndex(({ start, end }) => start <= today && today <= end) ?? -1;
  const bar = at < 0 ? undefined : bars?.[at - back];
  return bar ? { from: bar.start, to: bar.end } : null;
}

/** This money month, the one before and this year; null until the server has named them. */
export function useSpans(today: string, wanted: boolean): Spans {
  const { data: months } = useSummary({ period: "month", enabled: wanted });
  const { data: years } = useSummary({ period: "year", enabled: wanted });
  return {
    month: around(months?.datas, today),
    lastMonth: around(months?.datas, today, 1),
    year: around(years?.datas, today),
  };
}

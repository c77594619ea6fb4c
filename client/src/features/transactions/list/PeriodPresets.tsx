import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Chip } from "@/ui/buttons/Chip";

import type { Filters } from "../filters";
import { useSummary } from "../summary/use-summary";

/** An inclusive range of days; null means unbounded. */
type DateRange = Pick<Filters, "from" | "to">;

const ALWAYS: DateRange = { from: null, to: null };

interface PeriodPresetsProps {
  filters: DateRange;
  today: string;
  /** Whether the bounds may be fetched already; the list goes first. */
  ready: boolean;
  onChange: (span: DateRange) => void;
}

/** Buttons for the most common date ranges. */
export function PeriodPresets({ filters, today, ready, onChange }: PeriodPresetsProps) {
  const { t } = useLingui();
  const { month, lastMonth, year } = usePresetRanges(today, ready);
  const presets: { key: string; label: ReactNode; span: DateRange | null }[] = [
    { key: "always", label: <Trans>All time</Trans>, span: ALWAYS },
    { key: "month", label: <Trans>This month</Trans>, span: month },
    { key: "last-month", label: <Trans>Last month</Trans>, span: lastMonth },
    { key: "year", label: <Trans>This year</Trans>, span: year },
  ];
  return (
    <div
      role="group"
      aria-label={t`Period`}
      className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap"
    >
      {presets.map(({ key, label, span }) => (
        <Chip
          key={key}
          chosen={span?.from === filters.from && span.to === filters.to}
          disabled={!span}
          onClick={() => span && onChange(span)}
          className="disabled:opacity-60 sm:min-h-9"
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

/** The preset ranges; the server sets their bounds. */
interface PresetRanges {
  month: DateRange | null;
  lastMonth: DateRange | null;
  year: DateRange | null;
}

type Bars = NonNullable<ReturnType<typeof useSummary>["data"]>["datas"];

function findRange(bars: Bars | undefined, today: string, back = 0): DateRange | null {
  const at = bars?.findIndex(({ start, end }) => start <= today && today <= end) ?? -1;
  const bar = at < 0 ? undefined : bars?.[at - back];
  return bar ? { from: bar.start, to: bar.end } : null;
}

/** This money month, the previous one and this year; null until loaded. */
function usePresetRanges(today: string, wanted: boolean): PresetRanges {
  const { data: months } = useSummary({ period: "month", enabled: wanted });
  const { data: years } = useSummary({ period: "year", enabled: wanted });
  return {
    month: findRange(months?.datas, today),
    lastMonth: findRange(months?.datas, today, 1),
    year: findRange(years?.datas, today),
  };
}

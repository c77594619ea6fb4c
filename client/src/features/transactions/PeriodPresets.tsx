import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Chip } from "@/ui/Chip";

import type { Filters } from "./filters";
import { type Span, useSpans } from "./use-spans";

const ALWAYS: Span = { from: null, to: null };

interface PeriodPresetsProps {
  filters: Filters;
  today: string;
  /** Whether the server may be asked for the bounds already: the list goes first. */
  ready: boolean;
  onChange: (span: Span) => void;
  /** Further chips in the same row. */
  children?: ReactNode;
}

/** The spans that are wanted most often, a press each. */
export function PeriodPresets({ filters, today, ready, onChange, children }: PeriodPresetsProps) {
  const { t } = useLingui();
  const { month, lastMonth, year } = useSpans(today, ready);
  const presets: { key: string; label: ReactNode; span: Span | null }[] = [
    { key: "always", label: <Trans>All time</Trans>, span: ALWAYS },
    { key: "month", label: <Trans>This month</Trans>, span: month },
    { key: "last-month", label: <Trans>Last month</Trans>, span: lastMonth },
    { key: "year", label: <Trans>This year</Trans>, span: year },
  ];
  return (
    <div
      role="group"
      aria-label={t`Period`}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:p-0"
    >
      {children}
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

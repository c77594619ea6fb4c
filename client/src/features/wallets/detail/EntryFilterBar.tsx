import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";

import { usePhone } from "@/browser/media-queries";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { Button } from "@/ui/buttons/Button";
import { Chip } from "@/ui/buttons/Chip";
import { DayRange } from "@/ui/days/DayRange";
import { SearchField } from "@/ui/fields/SearchField";
import { Segmented } from "@/ui/fields/Segmented";

import { useNetWorth } from "../queries";
import { type EntryFilters, TYPES } from "./entry-filters";

const TYPE_NAMES: Readonly<Record<EntryFilters["category"], MessageDescriptor>> = {
  all: msg`All`,
  income: msg`Income`,
  expenses: msg`Expenses`,
  transfer: msg`Transfers`,
};

interface EntryFilterBarProps {
  filters: EntryFilters;
  today: string;
  /** A step in the history, unless it is only another letter. */
  onChange: (changed: Partial<EntryFilters>, how?: { step?: boolean }) => void;
}

/** Search, type and period; on phones the period comes at a press. */
export function EntryFilterBar(props: EntryFilterBarProps) {
  const { filters, onChange } = props;
  const { t } = useLingui();
  const phone = usePhone();
  const period = useId();
  const group = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(group);
  const [open, setOpen] = useState(Boolean(filters.from || filters.to));
  const shown = open || !phone;
  return (
    <div
      ref={group}
      role="group"
      aria-label={t`Filters`}
      tabIndex={-1}
      onFocus={onFocus}
      className="flex flex-col gap-2 outline-none sm:gap-3 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-card"
    >
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <SearchField
          label={t`Search in this wallet`}
          placeholder={t`Name, detail or amount`}
          q={filters.q}
          // The first letter is a step of its own, so that Back takes the whole search away.
          onSearch={(q) => onChange({ q }, { step: !filters.q })}
          className="flex-1 sm:basis-72"
        />
        {phone && (
          <Button
            variant="secondary"
            className="px-3.5"
            aria-expanded={open}
            aria-controls={open ? period : undefined}
            onClick={() => setOpen(!open)}
          >
            <Trans>Period</Trans>
          </Button>
        )}
        <Segmented
          label={t`Transaction type`}
          value={filters.category}
          onChange={(category) => onChange({ category })}
          options={TYPES.map((type) => ({ value: type, label: t(TYPE_NAMES[type]) }))}
          className="max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:p-0.5 *:flex-auto sm:*:flex-none"
        />
      </div>
      {shown && <PeriodFields {...props} id={period} />}
    </div>
  );
}

/** The first and the last day, and the most common periods. */
function PeriodFields({ filters, today, onChange, id }: EntryFilterBarProps & { id: string }) {
  return (
    <div id={id} className="flex flex-wrap items-center gap-2 sm:gap-3">
      <DayRange days={filters} today={today} onChange={onChange} />
      <Presets {...{ filters, today, onChange }} />
    </div>
  );
}

type Range = Pick<EntryFilters, "from" | "to">;

/** The money months as the net worth has them. */
function Presets({ filters, onChange }: EntryFilterBarProps) {
  const { t } = useLingui();
  const { data: months } = useNetWorth();
  const rangeOf = (back: number): Range | null => {
    const month = months?.at(-1 - back);
    return month ? { from: month.start, to: month.end } : null;
  };
  const presets: { label: string; range: Range | null }[] = [
    { label: t`All time`, range: { from: null, to: null } },
    { label: t`This month`, range: rangeOf(0) },
    { label: t`Last month`, range: rangeOf(1) },
  ];
  return (
    <div role="group" aria-label={t`Period`} className="flex flex-wrap gap-2">
      {presets.map(({ label, range }) => (
        <Chip
          key={label}
          chosen={range?.from === filters.from && range.to === filters.to}
          disabled={!range}
          onClick={() => range && onChange(range)}
          className="px-3.5 disabled:opacity-60"
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

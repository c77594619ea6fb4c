import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ComponentType, ReactNode } from "react";

import { addDays } from "@/lib/days";
import { Chip } from "@/ui/buttons/Chip";
import { DateField } from "@/ui/fields/DateField";
import { Segmented } from "@/ui/fields/Segmented";

import type { ChangeFilters, Filters } from "../filters";
import { useSummary } from "../summary/use-summary";
import { TransactionSearch } from "./TransactionSearch";

const ALWAYS: DateRange = { from: null, to: null };

interface TransactionFiltersProps {
  filters: Filters;
  today: string;
  onChange: ChangeFilters;
  /** Whether the list has loaded; the queries of the filters run after it. */
  ready: boolean;
  CategoryName: ComponentType<{ id: string }>;
  /** Shown beside the search on phones. */
  children?: ReactNode;
}

/** The filters: type, dates, search and category. */
export function TransactionFilters(props: TransactionFiltersProps) {
  const { filters, today, onChange, ready, CategoryName, children } = props;
  const { t } = useLingui();
  const { category_id: id, q } = filters;
  return (
    <div
      role="group"
      aria-label={t`Filters`}
      className="flex flex-col gap-2.5 sm:gap-3 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-card"
    >
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap sm:items-center sm:gap-3">
        <TypeFilter filters={filters} onChange={onChange} />
        <DateFilter filters={filters} today={today} onChange={onChange} />
        <div className="flex min-w-0 flex-1 gap-2.5 max-sm:order-first sm:basis-72">
          <TransactionSearch
            q={q}
            // The first letter is a step of its own, so that Back takes the whole search away.
            onSearch={(next) => onChange({ q: next }, { quietly: Boolean(q) })}
          />
          {children}
        </div>
      </div>
      <PeriodPresets filters={filters} today={today} ready={ready} onChange={onChange}>
        {id && (
          <CategoryChip onRemove={() => onChange({ category_id: null })}>
            <CategoryName id={id} />
          </CategoryChip>
        )}
      </PeriodPresets>
    </div>
  );
}

type PartProps = Pick<TransactionFiltersProps, "filters" | "onChange">;

function TypeFilter({ filters, onChange }: PartProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Which transactions`}
      value={filters.category}
      onChange={(category) => onChange({ category })}
      options={[
        { value: "all", label: t`All` },
        { value: "income", label: t`Income` },
        { value: "expenses", label: t`Expenses` },
      ]}
      className="max-sm:flex *:flex-1 sm:*:flex-none"
    />
  );
}

function DateFilter({ filters: { from, to }, today, onChange }: PartProps & { today: string }) {
  const { t } = useLingui();
  const days = { today, placeholder: t`Any day`, className: "w-full sm:w-auto" };
  return (
    <div className="grid grid-cols-2 gap-2.5 sm:flex sm:gap-3">
      <DateField
        {...days}
        label={t`From date`}
        value={from}
        max={to ?? addDays(today, 1)}
        onChange={(day) => onChange({ from: day })}
        onClear={() => onChange({ from: null })}
      />
      <DateField
        {...days}
        label={t`End date`}
        value={to}
        min={from ?? undefined}
        onChange={(day) => onChange({ to: day })}
        onClear={() => onChange({ to: null })}
      />
    </div>
  );
}

interface CategoryChipProps {
  onRemove: () => void;
  /** What the category is called. */
  children: ReactNode;
}

/** The active category filter; a press removes it. */
function CategoryChip({ onRemove, children }: CategoryChipProps) {
  return (
    <Chip
      onClick={onRemove}
      className="border-primary bg-primary-soft text-on-primary-soft sm:min-h-9"
    >
      <span className="sr-only">
        <Trans>Category</Trans>:{" "}
      </span>
      {children}
      <X aria-hidden="true" className="size-4" />
      <span className="sr-only">
        {" "}
        <Trans>Remove</Trans>
      </span>
    </Chip>
  );
}

interface PeriodPresetsProps {
  filters: Filters;
  today: string;
  /** Whether the bounds may be fetched already; the list goes first. */
  ready: boolean;
  onChange: (span: DateRange) => void;
  /** Further chips in the same row. */
  children?: ReactNode;
}

/** Buttons for the most common date ranges. */
function PeriodPresets({ filters, today, ready, onChange, children }: PeriodPresetsProps) {
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

/** An inclusive range of days; null means unbounded. */
interface DateRange {
  from: string | null;
  to: string | null;
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

import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { type ComponentType, Suspense, useRef, useState } from "react";

import { usePhone } from "@/browser/media-queries";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Segmented } from "@/ui/fields/Segmented";
import { useNamedWallets } from "@/ui/fields/wallets-context";
import { DayRange } from "@/ui/days/DayRange";

import { type ChangeFilters, countSheetFilters, type Filters } from "../filters";
import type { TransactionType } from "../types";
import { PeriodPresets } from "./PeriodPresets";
import { TransactionSearch } from "./TransactionSearch";

const loadSheet = () => import(/* webpackChunkName: "filter-sheet" */ "./FilterSheet");
const FilterSheet = lazyComponent(loadSheet);
const loadChips = () => import(/* webpackChunkName: "filter-parts" */ "./FilterChips");
const ChoiceChips = lazyComponent(async () => ({ default: (await loadChips()).ChoiceChips }));
const FilterChips = lazyComponent(async () => ({ default: (await loadChips()).FilterChips }));
const WalletSelect = lazyComponent(
  () => import(/* webpackChunkName: "filter-parts" */ "./WalletSelect"),
);

const NO_CATEGORIES: Partial<Filters> = { category_ids: [] };

export interface CategoryPickerProps {
  /** Its categories come first. */
  type: "all" | TransactionType;
  /** The ids of the chosen categories. */
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

interface TransactionFiltersProps {
  filters: Filters;
  today: string;
  onChange: ChangeFilters;
  /** Whether the list has loaded; what the filters ask comes after it. */
  ready: boolean;
  CategoryName: ComponentType<{ id: string }>;
  /** Chooses several categories; it may come late. */
  CategoryPicker: ComponentType<CategoryPickerProps>;
}

/** The filters: search, type, days, categories, and on phones the order. */
export function TransactionFilters(props: TransactionFiltersProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const group = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(group);
  return (
    <div
      ref={group}
      role="group"
      aria-label={t`Filters`}
      tabIndex={-1}
      onFocus={onFocus}
      className="flex flex-col gap-2 outline-none sm:gap-3 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-card"
    >
      {phone ? <PhoneFilters {...props} /> : <WideFilters {...props} />}
    </div>
  );
}

function WideFilters(props: TransactionFiltersProps) {
  const { filters, today, onChange, ready, CategoryPicker } = props;
  const { category, wallet, category_ids: ids } = filters;
  const waiting = <Skeleton className="h-11 w-40 rounded-m" />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <TypeFilter filters={filters} onChange={onChange} />
        <DayRange days={filters} today={today} onChange={onChange} />
        <div className="flex min-w-0 flex-1 sm:basis-72">
          <Search {...props} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Suspense fallback={waiting}>
          {ready && (
            <WalletSelect
              hideLabel
              value={wallet}
              onChange={(next) => onChange({ wallet: next })}
            />
          )}
          {category === "transfer" ? null : ready ? (
            <CategoryPicker
              type={category}
              value={ids}
              // The first choice is a step of its own, so that Back takes all of them away.
              onChange={(next) => onChange({ category_ids: next }, { quietly: ids.length > 0 })}
            />
          ) : (
            waiting
          )}
        </Suspense>
        {(wallet ?? ids[0]) && (
          <Suspense>
            <ChoiceChips {...props} />
          </Suspense>
        )}
        <PeriodPresets filters={filters} today={today} ready={ready} onChange={onChange} />
      </div>
    </>
  );
}

function PhoneFilters(props: TransactionFiltersProps) {
  const { filters, onChange } = props;
  return (
    <>
      <div className="flex gap-2">
        <Search {...props} />
        <FilterButton {...props} />
      </div>
      {countSheetFilters(filters) > 0 && (
        <Suspense fallback={<div className="h-11" />}>
          <FilterChips {...props} />
        </Suspense>
      )}
      <TypeFilter filters={filters} onChange={onChange} />
    </>
  );
}

/** All transactions, income, expenses, or transfers as soon as there can be any. */
function TypeFilter({ filters, onChange }: Pick<TransactionFiltersProps, "filters" | "onChange">) {
  const { t } = useLingui();
  const { category } = filters;
  const all = useNamedWallets();
  const transfers = { value: "transfer", label: t`Transfers` } as const;
  return (
    <Segmented
      label={t`Transaction type`}
      value={category}
      // A transfer is in no category.
      onChange={(next) => onChange({ category: next, ...(next === "transfer" && NO_CATEGORIES) })}
      options={[
        { value: "all", label: t`All` },
        { value: "income", label: t`Income` },
        { value: "expenses", label: t`Expenses` },
        ...(all.length > 1 || category === "transfer" ? [transfers] : []),
      ]}
      className="max-sm:flex max-sm:flex-wrap max-sm:p-0.5 *:flex-auto sm:*:flex-none"
    />
  );
}

function Search({ filters: { q }, onChange }: TransactionFiltersProps) {
  return (
    <TransactionSearch
      q={q}
      // The first letter is a step of its own, so that Back takes the whole search away.
      onSearch={(next) => onChange({ q: next }, { quietly: Boolean(q) })}
    />
  );
}

/** Opens the sheet of filters, which comes when it is nearly wanted. */
function FilterButton(props: TransactionFiltersProps) {
  const { filters, today, onChange, CategoryPicker } = props;
  const { t } = useLingui();
  // Each opening begins with the filters of the list.
  const [{ open, turn }, setSheet] = useState({ open: false, turn: 0 });
  const count = countSheetFilters(filters);
  const fetchAhead = () => void loadSheet().catch(() => undefined);
  return (
    <>
      <Button
        variant="secondary"
        className="min-h-12 px-3.5"
        icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
        aria-label={count > 0 ? t`Filter, ${count} active` : undefined}
        aria-haspopup="dialog"
        onPointerDown={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setSheet({ open: true, turn: turn + 1 })}
      >
        <Trans>Filter</Trans>
        {count > 0 && (
          <span className="grid h-5.5 min-w-5.5 place-items-center rounded-full bg-primary px-1 text-caption text-on-primary">
            {count}
          </span>
        )}
      </Button>
      {turn > 0 && (
        <Suspense>
          <FilterSheet
            key={turn}
            open={open}
            filters={filters}
            today={today}
            CategoryPicker={CategoryPicker}
            onApply={onChange}
            onClose={() => setSheet({ open: false, turn })}
          />
        </Suspense>
      )}
    </>
  );
}

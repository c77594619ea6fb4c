import { useLingui } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";

import { addDays } from "@/lib/days";
import { DateField } from "@/ui/DateField";
import { Segmented } from "@/ui/Segmented";

import { CategoryChip } from "./CategoryChip";
import type { Filters } from "./filters";
import { ListSearch } from "./ListSearch";
import { PeriodPresets } from "./PeriodPresets";
import type { ChangeFilters } from "./use-filters";

interface TransactionFiltersProps {
  filters: Filters;
  today: string;
  onChange: ChangeFilters;
  /** Whether the list is there: what the filters themselves need is asked for after it. */
  ready: boolean;
  CategoryName: ComponentType<{ id: string }>;
  /** Stands beside the search on phones. */
  children?: ReactNode;
}

/** What is listed: all, income or expenses, the days, and what is searched for. */
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
        <Kinds filters={filters} onChange={onChange} />
        <Days filters={filters} today={today} onChange={onChange} />
        <div className="flex min-w-0 flex-1 gap-2.5 max-sm:order-first sm:basis-72">
          <ListSearch
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

function Kinds({ filters, onChange }: PartProps) {
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

function Days({ filters: { from, to }, today, onChange }: PartProps & { today: string }) {
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

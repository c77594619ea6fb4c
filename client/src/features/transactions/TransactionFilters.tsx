import { useLingui } from "@lingui/react/macro";

import { addDays } from "@/lib/days";
import { DateField } from "@/ui/DateField";
import { Segmented } from "@/ui/Segmented";

import type { Filters } from "./filters";

interface TransactionFiltersProps {
  filters: Filters;
  today: string;
  onChange: (changed: Partial<Filters>) => void;
}

/** What is listed: all, income or expenses, and the days. */
export function TransactionFilters({ filters, today, onChange }: TransactionFiltersProps) {
  const { t } = useLingui();
  const { category, from, to } = filters;
  const days = { today, placeholder: t`Any day`, className: "w-full sm:w-auto" };
  return (
    <div
      role="group"
      aria-label={t`Filters`}
      className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap sm:items-center sm:gap-3 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:p-4 sm:shadow-card"
    >
      <Segmented
        label={t`Which transactions`}
        value={category}
        onChange={(next) => onChange({ category: next })}
        options={[
          { value: "all", label: t`All` },
          { value: "income", label: t`Income` },
          { value: "expenses", label: t`Expenses` },
        ]}
        className="col-span-2 *:flex-1 sm:*:flex-none"
      />
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

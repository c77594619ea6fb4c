import { useLingui } from "@lingui/react/macro";

import { addDays } from "@/lib/days";
import { DateField } from "@/ui/fields/DateField";

import type { ChangeFilters, Filters } from "../filters";

interface DateFilterProps {
  filters: Pick<Filters, "from" | "to">;
  today: string;
  onChange: ChangeFilters;
}

/** The first and the last day. */
export function DateFilter({ filters: { from, to }, today, onChange }: DateFilterProps) {
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

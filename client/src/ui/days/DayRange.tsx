import { useLingui } from "@lingui/react/macro";

import { addDays } from "@/lib/days";

import { DateField } from "../fields/DateField";

interface Days {
  from: string | null;
  to: string | null;
}

interface DayRangeProps {
  days: Days;
  today: string;
  onChange: (changed: Partial<Days>) => void;
}

/** The first and the last day of what is listed. */
export function DayRange({ days: { from, to }, today, onChange }: DayRangeProps) {
  const { t } = useLingui();
  const field = { today, placeholder: t`Any day`, className: "w-full sm:w-auto" };
  return (
    <div className="grid grid-cols-2 gap-2.5 max-sm:w-full sm:flex sm:gap-3">
      <DateField
        {...field}
        label={t`From date`}
        value={from}
        max={to ?? addDays(today, 1)}
        onChange={(day) => onChange({ from: day })}
        onClear={() => onChange({ from: null })}
      />
      <DateField
        {...field}
        label={t`End date`}
        value={to}
        min={from ?? undefined}
        onChange={(day) => onChange({ to: day })}
        onClear={() => onChange({ to: null })}
      />
    </div>
  );
}

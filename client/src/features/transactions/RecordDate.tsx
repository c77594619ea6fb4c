import { Trans, useLingui } from "@lingui/react/macro";
import { type Control, Controller } from "react-hook-form";

import { addDays } from "@/lib/days";
import { Chip } from "@/ui/Chip";
import { DateField } from "@/ui/DateField";

import type { RecordValues } from "./record-form";

interface RecordDateProps {
  control: Control<RecordValues>;
  today: string;
  error?: string;
}

/** The day on which it happened: today or yesterday at a press, every other in the calendar. */
export function RecordDate({ control, today, error }: RecordDateProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Controller
        control={control}
        name="date"
        render={({ field: { value, onChange } }) => (
          <Day value={value} today={today} onChange={onChange} />
        )}
      />
      {error && (
        <p role="alert" className="text-small leading-5 font-label text-expense">
          {error}
        </p>
      )}
    </div>
  );
}

interface DayProps {
  value: string;
  today: string;
  onChange: (day: string) => void;
}

function Day({ value, today, onChange }: DayProps) {
  const { t } = useLingui();
  const yesterday = addDays(today, -1);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateField
        brief
        label={t`Date`}
        value={value}
        today={today}
        onChange={onChange}
        className="min-h-12 flex-1 bg-raised"
      />
      <Chip className="px-3" chosen={value === today} onClick={() => onChange(today)}>
        <Trans>Today</Trans>
      </Chip>
      <Chip className="px-3" chosen={value === yesterday} onClick={() => onChange(yesterday)}>
        <Trans>Yesterday</Trans>
      </Chip>
    </div>
  );
}

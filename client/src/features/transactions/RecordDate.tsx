import { useLingui } from "@lingui/react/macro";
import { type Control, Controller } from "react-hook-form";

import { DateField } from "@/ui/DateField";

import type { RecordValues } from "./record-form";

interface RecordDateProps {
  control: Control<RecordValues>;
  today: string;
  error?: string;
}

/** The day on which it happened, and what the server says against it. */
export function RecordDate({ control, today, error }: RecordDateProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-1.5">
      <Controller
        control={control}
        name="date"
        render={({ field: { value, onChange } }) => (
          <DateField
            label={t`Date`}
            value={value}
            today={today}
            onChange={onChange}
            className="min-h-12 w-full bg-raised"
          />
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

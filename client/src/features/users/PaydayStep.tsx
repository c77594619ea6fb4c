import { Alert } from "@/ui/feedback/Alert";

import { MoneyMonthFields, type Payday } from "./MoneyMonthFields";
import type { usePaydayForm } from "./use-payday-form";

interface PaydayStepProps {
  value: Payday;
  onChange: (changed: Partial<Payday>) => void;
  form: ReturnType<typeof usePaydayForm>;
}

/** The payday, saved when the step is left. */
export function PaydayStep({ value, onChange, form: { failure, refused } }: PaydayStepProps) {
  return (
    <>
      {failure !== null && (
        <Alert tone="error" role="alert">
          {failure}
        </Alert>
      )}
      <MoneyMonthFields value={value} onChange={onChange} error={refused} />
    </>
  );
}

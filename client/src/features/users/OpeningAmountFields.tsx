import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { MoneyField } from "@/ui/fields/MoneyField";

import type { useOpeningForm } from "./use-opening-form";

interface OpeningAmountFieldsProps {
  /** Whole rupiah, or null while nothing readable is typed. */
  amount: number | null;
  onChange: (amount: number | null) => void;
  form: ReturnType<typeof useOpeningForm>;
  /** Its buttons. */
  children: ReactNode;
}

/** How much there is now, with what is wrong about it. */
export function OpeningAmountFields({
  amount,
  onChange,
  form,
  children,
}: OpeningAmountFieldsProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { field, problem, clearProblem, submitError } = form;
  return (
    <div className="flex flex-col gap-3.5">
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <MoneyField
        ref={field}
        zero
        label={t`How much do you have now?`}
        value={amount}
        onChange={(typed) => {
          onChange(typed);
          clearProblem();
        }}
        error={problem}
      />
      {children}
    </div>
  );
}

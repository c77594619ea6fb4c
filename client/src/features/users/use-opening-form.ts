import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";

import { showFieldErrors } from "@/api/field-errors";

import { useOpeningAmount } from "./use-opening-amount";

/**
 * Saves what somebody has at the start of a day 'YYYY-MM-DD'; without a readable amount, or when
 * the server refuses it, the field says so. `onSaved` hears the words of the server.
 *
 * One field needs no library for forms, which would be the heaviest part of a new account's first
 * page.
 */
export function useOpeningForm(date: string, onSaved: (message: string) => void) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [submitError, setSubmitError] = useState<unknown>(null);
  const { mutateAsync, isPending, variables } = useOpeningAmount();

  const save = async (amount: number | null) => {
    setSubmitError(null);
    setProblem(undefined);
    if (amount === null) {
      setProblem(t`Enter an amount, or start from zero.`);
      field.current?.focus();
      return;
    }
    try {
      onSaved((await mutateAsync({ amount, date })).message);
    } catch (error) {
      const told = showFieldErrors(error, (_name, { message }) => setProblem(message), ["amount"]);
      if (told) field.current?.focus();
      else setSubmitError(error);
    }
  };

  return {
    field,
    problem,
    /** Forgets what was wrong with an amount that has been changed. */
    clearProblem: () => setProblem(undefined),
    submitError,
    save,
    saving: isPending,
    /** Saving nothing at all as the amount. */
    fromZero: isPending && variables?.amount === 0,
  };
}

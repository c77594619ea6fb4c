import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import type { Account } from "@/api/use-account";
import { usePreferencesState, useSavePreferences } from "@/api/use-preferences";

import type { Payday } from "./MoneyMonthFields";

const NAMES = ["payday", "payday_shift"] as const;

/** Saves a payday that differs from the one of the account, and says what the server refuses. */
export function usePaydayForm(account: Account | undefined, value: Payday, onSaved: () => void) {
  const failureText = useFailureText();
  const [failure, setFailure] = useState<unknown>(null);
  const send = useSavePreferences({ onError: setFailure, onSaved });
  const refused = failure instanceof AppError ? failure.errors.payday?.join(" ") : undefined;
  return {
    /** What the server said about the day. */
    refused,
    failure: failure === null || refused ? null : failureText(failure),
    saving: usePreferencesState(NAMES) === "pending",
    save: () => {
      setFailure(null);
      if (account && NAMES.some((name) => value[name] !== account[name])) send({ ...value });
      else onSaved();
    },
  };
}

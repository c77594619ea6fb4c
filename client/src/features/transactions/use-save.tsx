import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import type { RecordValues } from "./record-form";
import { SavedWords } from "./SavedWords";
import type { Transaction } from "./types";
import { useRecord } from "./use-record";

const FIELDS = ["type", "amount", "category_id", "detail", "date"] as const;

/** Saves what a form of a record holds; what the server says against it is shown where it belongs. */
export function useSave(
  { setError }: UseFormReturn<RecordValues>,
  onSaved: (recorded: Transaction) => void,
) {
  const { send, saving, attempts } = useRecord();
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();

  const save = async (values: RecordValues) => {
    setRefusal(null);
    try {
      const saved = await send({ ...values, amount: values.amount ?? 0 });
      if (!saved) return;
      toast({ tone: "success", text: <SavedWords saved={saved} /> });
      onSaved(saved);
    } catch (error) {
      if (!showFieldErrors(error, setError, FIELDS)) setRefusal(failureText(error));
    }
  };

  return { save, saving, refusal, attempts };
}

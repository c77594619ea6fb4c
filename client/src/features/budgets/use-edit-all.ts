import { useState } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useStateDraft } from "@/lib/use-draft";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { useToast } from "@/ui/use-toast";

import { type Amounts, changesOf, type Filling, filledFrom, savedAmounts } from "./filling";
import type { BudgetChange, Budgets } from "./types";
import { useSaveBudgets } from "./use-budgets";

type Errors = Readonly<Record<string, string>>;

/** What the server said about amounts, by the category that each was sent for. */
function errorsOf(error: unknown, sent: readonly BudgetChange[]): Errors {
  if (!(error instanceof AppError)) return {};
  const said = Object.entries(error.errors).flatMap(([field, sentences]) => {
    const [, place] = /^budgets\.(\d+)\./.exec(field) ?? [];
    const change = place === undefined ? undefined : sent[Number(place)];
    return change ? [[change.category_id, sentences.join(" ")]] : [];
  });
  return Object.fromEntries(said) as Errors;
}

/** The amounts of a month as they are typed, and their saving in one call. */
export function useEditAll(
  { datas, month }: Budgets,
  filling: Filling | undefined,
  onSaved: () => void,
) {
  const [amounts, setAll] = useState<Amounts>(() => {
    const saved = savedAmounts(datas);
    return filling ? filledFrom(datas, saved, filling).amounts : saved;
  });
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSaveBudgets(month.key);
  const failureText = useFailureText();
  const toast = useToast();
  const draft = `budgets-${month.key}-${useSession().claims?.sub ?? ""}`;
  const changed = () => changesOf(datas, amounts).length > 0;
  useStateDraft(draft, amounts, setAll);
  useKeptOverReload(draft, changed);

  const save = async () => {
    const changes = changesOf(datas, amounts);
    setErrors({});
    setRefusal(null);
    if (changes.length === 0) return onSaved();
    try {
      const { message } = await mutateAsync(changes);
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      const said = errorsOf(error, changes);
      setErrors(said);
      if (Object.keys(said).length === 0) setRefusal(failureText(error));
    }
  };

  return {
    amounts,
    set: (categoryId: string, amount: number | null) => {
      setAll((before) => ({ ...before, [categoryId]: amount }));
      setErrors(({ [categoryId]: _, ...others }) => others);
    },
    setAll,
    errors,
    refusal,
    saving: isPending,
    changed,
    save,
  };
}

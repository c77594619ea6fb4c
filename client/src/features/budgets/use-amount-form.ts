import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraft } from "@/lib/use-draft";
import { useToast } from "@/ui/use-toast";

import type { Budget, Rollover } from "./types";
import { useSaveBudgets } from "./use-budgets";

interface AmountValues {
  /** Whole rupiah, or null while nothing readable is typed. */
  amount: number | null;
  rollover: Rollover;
}

/** The name under which it is carried over a reload; the category is of one person. */
export const amountDraft = ({ category_id }: Budget, month: string) =>
  `budget-${month}-${category_id}`;

/** The form over the budget of a category in a month, and its saving. */
export function useAmountForm(budget: Budget, month: string, onSaved: () => void) {
  const { t } = useLingui();
  const { category_id, amount, rollover } = budget;
  const form = useForm<AmountValues>({ defaultValues: { amount, rollover } });
  const { mutateAsync, isPending } = useSaveBudgets(month);
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();
  useDraft<AmountValues>(amountDraft(budget, month), form);

  const refused = (error: unknown) => {
    const said = error instanceof AppError ? error.errors["budgets.0.amount"] : undefined;
    if (said) form.setError("amount", { message: said.join(" ") }, { shouldFocus: true });
    else setRefusal(failureText(error));
  };

  const send = async (change: Partial<AmountValues>) => {
    setRefusal(null);
    try {
      const { message } = await mutateAsync([{ category_id, amount: null, ...change }]);
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      refused(error);
    }
  };

  const submit = (event: FormEvent) => {
    void form.handleSubmit(async (values) => {
      if (values.amount === null) {
        const message = t`Enter an amount; it may be 0.`;
        form.setError("amount", { message }, { shouldFocus: true });
        return;
      }
      await send(values);
    })(event);
  };

  return { form, submit, takeAway: () => void send({}), saving: isPending, refusal };
}

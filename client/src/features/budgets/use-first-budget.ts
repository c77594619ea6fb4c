import { useState } from "react";

import { useFailureText } from "@/api/use-failure-text";

import { type AmountErrors, getAmountErrors } from "./amount-errors";
import { type Amounts, getChanges, getSavedAmounts } from "./fill-amounts";
import { useBudgets, useSaveBudgets } from "./queries";

/** The amounts that are proposed for categories, in whole rupiah. */
type ProposedAmounts = Readonly<Record<string, number>>;

interface FirstBudgetOptions {
  /** What was typed; a category that is not in it has its saved amount, else the proposed one. */
  typed: Amounts;
  onType: (typed: Amounts) => void;
  /** Empty where nothing is proposed. */
  proposed: ProposedAmounts;
  onSaved: () => void;
}

/** The first budget of this money month: its amounts as they are typed, and their saving. */
export function useFirstBudget({ typed, onType, proposed, onSaved }: FirstBudgetOptions) {
  const query = useBudgets();
  const { data: budgets } = query;
  const saved = budgets ? getSavedAmounts(budgets.datas) : {};
  const { mutateAsync, isPending } = useSaveBudgets(budgets?.month.key ?? "");
  const failureText = useFailureText();
  const [errors, setErrors] = useState<AmountErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const amounts: Amounts = Object.fromEntries(
    Object.entries(saved).map(([id, amount]) => [id, amount ?? proposed[id] ?? null]),
  );
  const shown: Amounts = { ...amounts, ...typed };

  const save = async () => {
    const changes = budgets ? getChanges(budgets.datas, shown) : [];
    setErrors({});
    setFailure(null);
    if (changes.length === 0) return onSaved();
    try {
      await mutateAsync(changes);
      onSaved();
    } catch (error) {
      const said = getAmountErrors(error, changes);
      setErrors(said);
      if (Object.keys(said).length === 0) setFailure(failureText(error));
    }
  };

  return {
    query,
    amounts: shown,
    set: (categoryId: string, amount: number | null) => {
      onType({ ...typed, [categoryId]: amount });
      setErrors(({ [categoryId]: _, ...others }) => others);
    },
    errors,
    failure,
    saving: isPending,
    save,
  };
}

export type FirstBudget = ReturnType<typeof useFirstBudget>;

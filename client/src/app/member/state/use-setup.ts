import { useState } from "react";

import { type Account, useAccountQuery } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { useDraftOnUnload, useStateDraft } from "@/browser/dialog-drafts";
import { saveDraft } from "@/browser/draft-storage";
import { useFirstBudget } from "@/features/budgets/use-first-budget";
import { useQuiz } from "@/features/quiz/queries";
import type { Payday } from "@/features/users/MoneyMonthFields";
import { useOpeningForm } from "@/features/users/use-opening-form";
import { usePaydayForm } from "@/features/users/use-payday-form";

import { useToday } from "./use-today";

export const SETUP_STEPS = 3;

/** What was typed and not saved yet; what is left out is as it is stored, or as proposed. */
interface SetupDraft {
  index: number;
  payday: Partial<Payday>;
  /** Whole rupiah; null where the field was emptied. */
  opening: { amount?: number | null };
  /** Whole rupiah by category. */
  budgets: Readonly<Record<string, number | null>>;
}

const BEGIN: SetupDraft = { index: 0, payday: {}, opening: {}, budgets: {} };

/** Where somebody is in the set-up and what was typed, over a reload of the page, too. */
function useSetupDraft() {
  const key = `setup-${useSession().claims?.sub ?? ""}`;
  const [draft, setDraft] = useState(BEGIN);
  const holds = [draft.payday, draft.opening, draft.budgets].some(
    (typed) => Object.keys(typed).length > 0,
  );
  useStateDraft(key, draft, setDraft);
  useDraftOnUnload(key, () => holds || draft.index > 0);
  const change = (changed: Partial<SetupDraft>) => setDraft((now) => ({ ...now, ...changed }));
  /** Keeps what was typed for the next time it is opened. */
  const keep = () => {
    if (holds) saveDraft(key, draft);
  };
  return { draft, change, holds, keep };
}

type SetupState = ReturnType<typeof useSetupDraft>;

/** The first step: what is chosen is saved when the step is left. */
function usePaydayStep({ draft, change }: SetupState, account: Account | undefined) {
  const value: Payday = {
    payday: account?.payday ?? 1,
    payday_shift: account?.payday_shift ?? false,
    ...draft.payday,
  };
  const form = usePaydayForm(account, value, () => change({ index: 1, payday: {} }));
  return {
    value,
    onChange: (changed: Partial<Payday>) => change({ payday: { ...draft.payday, ...changed } }),
    form,
    saving: form.saving,
    save: form.save,
  };
}

/** The second step: an opening amount that is stored already is shown, and may be changed. */
function useOpeningStep({ draft, change }: SetupState, account: Account | undefined) {
  const today = useToday();
  const stored = account?.opening;
  const { amount = stored?.amount ?? null } = draft.opening;
  const onSaved = () => change({ index: 2, opening: {} });
  const form = useOpeningForm(stored?.date ?? today, onSaved);
  return {
    amount,
    onChange: (typed: number | null) => change({ opening: { amount: typed } }),
    form,
    saving: form.saving,
    save: () => {
      if (stored?.amount === amount) onSaved();
      else void form.save(amount);
    },
  };
}

/** The last step: what follows from the quiz is proposed where there is no budget yet. */
function useBudgetStep({ draft, change }: SetupState, onSaved: () => void) {
  const quiz = useQuiz();
  const items = quiz.data?.budget?.items ?? [];
  const first = useFirstBudget({
    typed: draft.budgets,
    onType: (budgets) => change({ budgets }),
    proposed: Object.fromEntries(items.map(({ category_id, amount }) => [category_id, amount])),
    onSaved,
  });
  return {
    first,
    isProposed: items.length > 0,
    isLoading: quiz.isLoading,
    saving: first.saving,
    save: () => void first.save(),
  };
}

/** The steps of the set-up with their forms; `onFinish` runs after the last one. */
export function useSetup(onFinish: () => void) {
  const query = useAccountQuery();
  const { data: account } = query;
  const state = useSetupDraft();
  const payday = usePaydayStep(state, account);
  const opening = useOpeningStep(state, account);
  const budget = useBudgetStep(state, onFinish);
  const { index } = state.draft;
  const step = [payday, opening, budget][index] ?? budget;
  return {
    index,
    /** The account, which every step begins with. */
    query,
    /** Without what follows from the answers, nothing is proposed. */
    isReady: account !== undefined && !budget.isLoading,
    saving: step.saving,
    save: step.save,
    holds: () => state.holds,
    keep: state.keep,
    back: () => state.change({ index: index - 1 }),
    skip: () => {
      if (index < SETUP_STEPS - 1) state.change({ index: index + 1 });
      else onFinish();
    },
    payday,
    opening,
    budget,
  };
}

export type Setup = ReturnType<typeof useSetup>;

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api, payloadOf } from "@/api/client";

import { QUIZ_KEY } from "./queries";
import type { BudgetItem, QuizResult, SuggestedGoal } from "./types";

const KEY = [...QUIZ_KEY, "standing"];

const PLANS = ["allocation", "budgets", "overview"];

/** The defaults of a suggested goal: name and icon of its kind, no savings, no due date. */
const PLAIN = { name: null, icon: null, due: null, saved: null };

/** The progress of a step; a failure holds its error. */
type StepProgress = "asking" | "open" | "busy" | "done" | { failed: unknown };

export interface ApplyControl {
  progress: (id: string) => StepProgress;
  run: (id: string) => Promise<void>;
  /** Applies all open steps in sequence. */
  runAll: () => Promise<void>;
  busy: boolean;
  total: number;
  done: number;
  /** This month's budgets, by category; undefined while they are not known. */
  budgets: ReadonlyMap<string, number> | undefined;
  /** The suggested budgets replace existing ones. */
  replace: boolean;
  setReplace: (replace: boolean) => void;
}

/** Takes over what follows from the answers, each by itself. */
export function useApplyFindings(result: QuizResult | null): ApplyControl {
  const client = useQueryClient();
  const [progresses, setProgresses] = useState<Readonly<Record<string, StepProgress>>>({});
  const [replace, setReplace] = useState(false);
  const standing = useCurrentState(result);
  const steps = result ? getSteps(result, standing, replace) : [];

  const note = (id: string, progress: StepProgress) =>
    setProgresses((before) => ({ ...before, [id]: progress }));
  const progressOf = ({ id, settled, asking }: Step): StepProgress => {
    const progress = progresses[id] ?? (asking ? "asking" : "open");
    return settled && progress !== "busy" ? "done" : progress;
  };
  const apply = async ({ id, apply, changes }: Step) => {
    note(id, "busy");
    try {
      await apply();
      note(id, "done");
      for (const name of [...QUIZ_KEY, ...changes]) {
        void client.invalidateQueries({ queryKey: [name] });
      }
    } catch (failed) {
      note(id, { failed });
    }
  };
  const isOpen = (step: Step) => !["busy", "done"].includes(String(progressOf(step)));

  return {
    progress: (id) => {
      const step = steps.find((one) => one.id === id);
      return step ? progressOf(step) : "open";
    },
    run: async (id) => {
      const step = steps.find((one) => one.id === id);
      if (step && isOpen(step)) await apply(step);
    },
    runAll: async () => {
      for (const step of steps.filter(isOpen)) await apply(step);
    },
    busy: steps.some((step) => progressOf(step) === "busy"),
    total: steps.length,
    done: steps.filter((step) => progressOf(step) === "done").length,
    budgets: standing.budgets,
    replace,
    setReplace: (wished) => {
      setReplace(wished);
      setProgresses(({ budget: _before, ...others }) => others);
    },
  };
}

/** The person's current data; undefined while loading. */
interface CurrentState {
  split?: { needs: number; wants: number; savings: number };
  /** This month's budgets in whole rupiah, by category. */
  budgets?: ReadonlyMap<string, number>;
  /** The kinds of goals there are. */
  goals?: ReadonlySet<string>;
  reminders: ReadonlySet<string>;
  /** What is being loaded for the first time. */
  asking: { split: boolean; budgets: boolean; goals: boolean };
}

/** The budgets of the current money month, and its key. */
async function fetchBudgets(signal?: AbortSignal) {
  const { datas, month } = payloadOf(await api.GET("/budgets", { signal }));
  const amounts = new Map<string, number>();
  for (const { category_id, amount } of datas) {
    if (amount !== null) amounts.set(category_id, amount);
  }
  return { month: month.key, amounts };
}

/** The kinds of goals there are that are not archived. */
async function fetchGoalKinds(signal?: AbortSignal): Promise<ReadonlySet<string>> {
  const { datas } = payloadOf(await api.GET("/goals", { signal }));
  return new Set(datas.map(({ kind }) => kind));
}

/** Loads the current data, so that nothing is offered twice or overwritten. */
function useCurrentState(result: QuizResult | null): CurrentState {
  const enabled = result !== null;
  // The data may have changed since the dialog was last open.
  const fresh = { enabled, staleTime: 0 };
  const split = useQuery({
    ...fresh,
    queryKey: [...KEY, "split"],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/allocation", { signal })).datas[0]?.split ?? null,
  });
  const budgets = useQuery({
    ...fresh,
    queryKey: [...KEY, "budgets"],
    queryFn: async ({ signal }) => (await fetchBudgets(signal)).amounts,
  });
  const goals = useQuery({
    ...fresh,
    queryKey: [...KEY, "goals"],
    queryFn: ({ signal }) => fetchGoalKinds(signal),
  });
  return {
    split: split.data ?? undefined,
    budgets: budgets.data,
    goals: goals.data,
    reminders: new Set(result?.reminder_kinds),
    asking: { split: split.isLoading, budgets: budgets.isLoading, goals: goals.isLoading },
  };
}

/** A suggestion that a press applies. */
interface Step {
  id: string;
  /** The current state equals the suggestion. */
  settled: boolean;
  /** Whether it is settled is being loaded. */
  asking?: boolean;
  apply: () => Promise<unknown>;
  /** The query keys that it changes, beside the quiz's own. */
  changes: readonly string[];
}

export const goalStep = ({ kind }: SuggestedGoal) => `goal:${kind}`;

/** The items for which there is something to do: without a budget, or to be replaced by another. */
function openItems(
  items: readonly BudgetItem[],
  budgets: CurrentState["budgets"],
  replace: boolean,
): BudgetItem[] {
  return items.filter(({ category_id, amount }) => {
    const present = budgets?.get(category_id);
    return present === undefined || (replace && present !== amount);
  });
}

/** Looks first, so that a budget made elsewhere meanwhile is not overwritten. */
async function applyBudget(items: readonly BudgetItem[], replace: boolean): Promise<void> {
  const { month, amounts } = await fetchBudgets();
  const budgets = openItems(items, amounts, replace).map(({ category_id, amount }) => ({
    category_id,
    amount,
  }));
  if (budgets.length === 0) return;
  await api.PUT("/budgets", { params: { query: { month } }, body: { budgets } });
}

/** Checks first, because a request whose answer was lost may have created the goal. */
async function applyGoal({ kind, target, monthly }: SuggestedGoal): Promise<void> {
  if ((await fetchGoalKinds()).has(kind)) return;
  const body = { ...PLAIN, kind, target, monthly };
  await api.POST("/goals", { body });
}

function splitStep(result: QuizResult, { split, asking }: CurrentState): Step {
  const { needs, wants, savings } = result.split;
  return {
    id: "split",
    settled: split?.needs === needs && split.wants === wants && split.savings === savings,
    asking: asking.split,
    apply: () => api.PUT("/allocation", { body: { split: { needs, wants, savings } } }),
    changes: PLANS,
  };
}

function budgetSteps({ budget }: QuizResult, standing: CurrentState, replace: boolean): Step[] {
  const { budgets, asking } = standing;
  if (!budget || budget.items.length === 0) return [];
  return [
    {
      id: "budget",
      settled: budgets !== undefined && openItems(budget.items, budgets, replace).length === 0,
      asking: asking.budgets,
      apply: () => applyBudget(budget.items, replace),
      changes: PLANS,
    },
  ];
}

function goalSteps(result: QuizResult, { goals, asking }: CurrentState): Step[] {
  return result.goals.map((goal) => ({
    id: goalStep(goal),
    settled: goals?.has(goal.kind) ?? false,
    asking: asking.goals,
    apply: () => applyGoal(goal),
    changes: ["goals", "overview"],
  }));
}

function reminderSteps({ reminders }: QuizResult, standing: CurrentState): Step[] {
  if (reminders.length === 0) return [];
  const kinds = reminders.map(({ kind }) => kind);
  return [
    {
      id: "reminders",
      settled: kinds.every((kind) => standing.reminders.has(kind)),
      apply: () => api.PUT("/quiz/reminders", { body: { kinds } }),
      changes: ["reminders", "notification-choices"],
    },
  ];
}

/** Everything that can be taken over, in the order in which it is shown. */
function getSteps(result: QuizResult, standing: CurrentState, replace: boolean): Step[] {
  return [
    splitStep(result, standing),
    ...budgetSteps(result, standing, replace),
    ...goalSteps(result, standing),
    ...reminderSteps(result, standing),
  ];
}

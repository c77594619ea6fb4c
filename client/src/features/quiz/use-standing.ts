import { useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import type { QuizResult } from "./types";
import { QUIZ_KEY } from "./use-quiz";

/** What the person has already; undefined while it is not known. */
export interface Standing {
  split?: { needs: number; wants: number; savings: number };
  /** This month's budgets in whole rupiah, by category. */
  budgets?: ReadonlyMap<string, number>;
  /** The kinds of goals there are. */
  goals?: ReadonlySet<string>;
  reminders: ReadonlySet<string>;
  /** What is being asked for the first time. */
  asking: { split: boolean; budgets: boolean; goals: boolean };
}

const KEY = [...QUIZ_KEY, "standing"];

/** The budgets of the present money month, and its name. */
export async function presentBudgets(signal?: AbortSignal) {
  const { datas, month } = payloadOf(await api.GET("/budgets", { signal }));
  const amounts = new Map<string, number>();
  for (const { category_id, amount } of datas) {
    if (amount !== null) amounts.set(category_id, amount);
  }
  return { month: month.key, amounts };
}

/** The kinds of goals there are that are not archived. */
export async function presentGoals(signal?: AbortSignal): Promise<ReadonlySet<string>> {
  const { datas } = payloadOf(await api.GET("/goals", { signal }));
  return new Set(datas.map(({ kind }) => kind));
}

/** Asks what there is already, so that nothing is offered twice or overwritten unasked. */
export function useStanding(result: QuizResult | null): Standing {
  const enabled = result !== null;
  // Elsewhere it may have changed since the dialog was last open.
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
    queryFn: async ({ signal }) => (await presentBudgets(signal)).amounts,
  });
  const goals = useQuery({
    ...fresh,
    queryKey: [...KEY, "goals"],
    queryFn: ({ signal }) => presentGoals(signal),
  });
  return {
    split: split.data ?? undefined,
    budgets: budgets.data,
    goals: goals.data,
    reminders: new Set(result?.reminder_kinds),
    asking: { split: split.isLoading, budgets: budgets.isLoading, goals: goals.isLoading },
  };
}

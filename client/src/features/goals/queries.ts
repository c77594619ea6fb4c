import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useIdempotencyKey } from "@/api/use-idempotency-key";

import type { Goal, GoalChange, Goals, NewGoal } from "./types";

const GOALS_KEY = "goals";
export const CONTRIBUTIONS_KEY = "contributions";

/** The active goals, or the archived ones. */
export function useGoals({ archived = false, enabled = true } = {}) {
  const { language } = useLanguage();
  const query = { archived: archived ? ("true" as const) : ("false" as const) };
  return useQuery({
    queryKey: [GOALS_KEY, language, archived],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/goals", { params: { query }, signal })),
    ...initialAnswer("/goals", query, (goals): Goals => goals),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Applies a goal to the lists at once, then refetches what depends on it. */
export function applyGoal(client: QueryClient, goal: Goal): void {
  client.setQueriesData<Goals>({ queryKey: [GOALS_KEY] }, (shown) =>
    shown?.datas.some(({ id }) => id === goal.id)
      ? { ...shown, datas: shown.datas.map((each) => (each.id === goal.id ? goal : each)) }
      : shown,
  );
  invalidateGoals(client);
}

/** Refetches goals, contributions and the overview, also in other tabs. */
export function invalidateGoals(client: QueryClient): void {
  for (const key of [GOALS_KEY, CONTRIBUTIONS_KEY, "overview"]) {
    void client.invalidateQueries({ queryKey: [key] });
  }
  notifyOtherTabs();
}

/** Removes a goal from the lists at once; its contributions are not refetched. */
function removeGoal(client: QueryClient, gone: Goal): void {
  client.setQueriesData<Goals>(
    { queryKey: [GOALS_KEY] },
    (shown) => shown && { ...shown, datas: shown.datas.filter(({ id }) => id !== gone.id) },
  );
  for (const key of [GOALS_KEY, "overview"]) void client.invalidateQueries({ queryKey: [key] });
  notifyOtherTabs();
}

function getGoal({ datas: [goal] }: { datas: Goal[] }): Goal {
  if (!goal) throw new TypeError("What was saved is answered with its goal");
  return goal;
}

/** Creates a goal. */
export function useCreateGoal() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewGoal) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return getGoal(payloadOf(await api.POST("/goals", { params: { header }, body })));
    },
    onSuccess: () => invalidateGoals(client),
  });
}

/** Updates a goal; fails if another device changed it since. */
export function useUpdateGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ goal, change }: { goal: Goal; change: GoalChange }) => {
      const params = { path: { id: goal.id }, header: { "If-Match": `"${goal.version}"` } };
      return getGoal(payloadOf(await api.PUT("/goals/{id}", { params, body: change })));
    },
    onSuccess: (goal) => applyGoal(client, goal),
    // After a conflict the other version is shown.
    onError: () => invalidateGoals(client),
  });
}

/** Deletes a goal; its bookings stay in the ledger. */
export function useDeleteGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Goal) => {
      await api.DELETE("/goals/{id}", { params: { path: { id } } });
    },
    onSuccess: (_, goal) => removeGoal(client, goal),
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useAttemptKey } from "@/lib/use-attempt-key";

import type { Goal, GoalChange, NewGoal } from "./types";
import { askForGoals, dropGoal, spreadGoal } from "./use-goals";

function goalOf({ datas: [goal] }: { datas: Goal[] }): Goal {
  if (!goal) throw new TypeError("What was saved is answered with its goal");
  return goal;
}

/** Keeps a new goal. */
export function useMakeGoal() {
  const client = useQueryClient();
  const { keyOf } = useAttemptKey();
  return useMutation({
    mutationFn: async (body: NewGoal) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return goalOf(payloadOf(await api.POST("/goals", { params: { header }, body })));
    },
    onSuccess: () => askForGoals(client),
  });
}

/** Changes a goal as it was looked at; refused when another device has changed it since. */
export function useChangeGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ goal, change }: { goal: Goal; change: GoalChange }) => {
      const params = { path: { id: goal.id }, header: { "If-Match": `"${goal.version}"` } };
      return goalOf(payloadOf(await api.PUT("/goals/{id}", { params, body: change })));
    },
    onSuccess: (goal) => spreadGoal(client, goal),
    // Whoever was faster: what is shown then is what they left.
    onError: () => askForGoals(client),
  });
}

/** Deletes a goal; what it booked stays in the ledger. */
export function useDeleteGoal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Goal) => {
      await api.DELETE("/goals/{id}", { params: { path: { id } } });
    },
    onSuccess: (_, goal) => dropGoal(client, goal),
  });
}

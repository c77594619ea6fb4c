import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Payload } from "@/api/client";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { api, payloadOf } from "@/api/client";
import type { LedgerRow } from "@/api/ledger";

import type { NewPlan } from "./plan-form";
import type { Answered, Plan } from "./types";

const PLANS_KEY = ["investment-plans"];
const NOTIFICATIONS_KEY = ["notifications"];
/** Due dates wait there beside recurring entries. */
const REMINDERS_KEY = ["reminders"];

type Plans = Payload<"/investment-plans", "get">;

/** The plans of the person, with the dates that come and those that have been. */
export function usePlans() {
  return useQuery({
    queryKey: PLANS_KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/investment-plans", { signal })),
    select: ({ datas }) => datas,
  });
}

function invalidatePlans(client: QueryClient): Promise<void> {
  notifyOtherTabs();
  // Notifications about dates settle and reopen with their answers.
  void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
  void client.invalidateQueries({ queryKey: REMINDERS_KEY });
  return client.invalidateQueries({ queryKey: PLANS_KEY });
}

function getPlan({ datas: [plan] }: { datas: Plan[] }): Plan {
  if (!plan) throw new TypeError("What was stored is answered with its plan");
  return plan;
}

/** Shows a plan as it is now, at once. */
function applyPlan(client: QueryClient, plan: Plan): void {
  client.setQueryData<Plans>(
    PLANS_KEY,
    (shown) =>
      shown && { ...shown, datas: shown.datas.map((each) => (each.id === plan.id ? plan : each)) },
  );
}

/** Stores a new plan. */
export function useCreatePlan() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewPlan) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return getPlan(payloadOf(await api.POST("/investment-plans", { params: { header }, body })));
    },
    onSuccess: () => {
      settled();
      return invalidatePlans(client);
    },
  });
}

/** Changes a plan as it was looked at; refused when another device has changed it since. */
export function useUpdatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ plan, body }: { plan: Plan; body: NewPlan }) => {
      const { id, version } = plan;
      const params = { path: { id }, header: { "If-Match": `"${String(version)}"` } };
      return getPlan(payloadOf(await api.PUT("/investment-plans/{id}", { params, body })));
    },
    onSuccess: (plan) => applyPlan(client, plan),
    onSettled: () => invalidatePlans(client),
  });
}

/** Deletes a plan; its bookings stay in the ledger. */
export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Plan) => {
      await api.DELETE("/investment-plans/{id}", { params: { path: { id } } });
    },
    onSettled: () => invalidatePlans(client),
  });
}

/** The answer to one date of a plan. */
interface OccurrenceAnswer {
  plan: Plan;
  date: string;
  state: "done" | "skipped" | "open";
  /** Whether the ledger gets a row of it. */
  book?: boolean;
  /** The invested amount in whole rupiah; by default the plan's. */
  amount?: number | null;
}

/** Brings back the row of the ledger that was recorded for a date. */
export function useRestoreRow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<LedgerRow> => {
      const answer = await api.POST("/transactions/{id}/restore", { params: { path: { id } } });
      const [row] = payloadOf(answer).datas;
      if (!row) throw new TypeError("What was restored is answered with its row");
      return row;
    },
    onSettled: () => invalidatePlans(client),
  });
}

/** Answers a date of a plan, or takes the answer back. */
export function useAnswerOccurrence() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (answer: OccurrenceAnswer): Promise<Answered> => {
      const { plan, date, state, book = true, amount = null } = answer;
      const body = { state, book, amount };
      const header = { "Idempotency-Key": keyOf([plan.id, date, body]) };
      const params = { path: { id: plan.id, date }, header };
      return payloadOf(
        await api.POST("/investment-plans/{id}/occurrences/{date}", { params, body }),
      );
    },
    onSuccess: ({ datas: [plan] }) => {
      settled();
      if (plan) applyPlan(client, plan);
    },
    onSettled: () => invalidatePlans(client),
  });
}

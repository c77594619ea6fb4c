import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { useAttemptKey } from "@/lib/use-attempt-key";

import { useLedger } from "./booked";
import type { Contributed, Contribution } from "./types";
import { askForGoals, CONTRIBUTIONS, spreadGoal } from "./use-goals";

const FIRST = 10;
const FURTHER = 50;

export interface NewContribution {
  /** Whole rupiah, above zero. */
  amount: number;
  direction: "in" | "out";
  date: string;
  /** Whether it is in the ledger too. */
  book: boolean;
  detail: string;
}

/** What was put aside for a goal and taken out again, the last first. */
export function useContributions(goalId: string) {
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: [CONTRIBUTIONS, language, goalId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { cursor: pageParam, limit: pageParam ? FURTHER : FIRST };
      const params = { path: { id: goalId }, query };
      return payloadOf(await api.GET("/goals/{id}/contributions", { params, signal }));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Puts something aside for a goal, or takes it out, once however often it is sent. */
export function useContribute(goalId: string) {
  const client = useQueryClient();
  const ledger = useLedger();
  const { keyOf, settled } = useAttemptKey();
  return useMutation({
    mutationFn: async (body: NewContribution): Promise<Contributed> => {
      const header = { "Idempotency-Key": keyOf(body) };
      const params = { path: { id: goalId }, header };
      return payloadOf(await api.POST("/goals/{id}/contributions", { params, body }));
    },
    onSuccess: ({ datas: [goal], transaction }) => {
      settled();
      if (transaction) ledger.put(transaction);
      if (goal) spreadGoal(client, goal);
    },
  });
}

/** Takes a contribution away; a booked one leaves the ledger too. */
export function useRemoveContribution(goalId: string) {
  const client = useQueryClient();
  const ledger = useLedger();
  return useMutation({
    mutationFn: async ({ id }: Contribution) => {
      const path = { id: goalId, contribution_id: id };
      return payloadOf(
        await api.DELETE("/goals/{id}/contributions/{contribution_id}", { params: { path } }),
      );
    },
    onSuccess: ({ datas: [goal] }, { transaction_id }) => {
      if (transaction_id) ledger.gone(transaction_id);
      if (goal) spreadGoal(client, goal);
    },
  });
}

/** Brings a contribution back that was taken away: its row in the ledger, or the same anew. */
export function useRestoreContribution(goalId: string) {
  const client = useQueryClient();
  const ledger = useLedger();
  const { keyOf } = useAttemptKey();
  return useMutation({
    mutationFn: async (contribution: Contribution) => {
      const { id, transaction_id, amount, date, detail } = contribution;
      if (transaction_id) {
        const path = { id: transaction_id };
        const answer = await api.POST("/transactions/{id}/restore", { params: { path } });
        const [row] = payloadOf(answer).datas;
        if (row) ledger.put(row);
        return;
      }
      const direction = amount < 0 ? ("out" as const) : ("in" as const);
      const body = { amount: Math.abs(amount), direction, date, book: false, detail };
      const header = { "Idempotency-Key": keyOf(id) };
      await api.POST("/goals/{id}/contributions", {
        params: { path: { id: goalId }, header },
        body,
      });
    },
    onSettled: () => askForGoals(client),
  });
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";

import { useLedger } from "./ledger-context";
import { applyGoal, CONTRIBUTIONS_KEY, invalidateGoals } from "./queries";
import type { Contributed, Contribution } from "./types";

const FIRST_PAGE_SIZE = 10;
const PAGE_SIZE = 50;

interface NewContribution {
  /** Whole rupiah, above zero. */
  amount: number;
  direction: "in" | "out";
  date: string;
  /** Whether it is in the ledger too. */
  book: boolean;
  /** The other wallet of what is recorded; the first one without it. */
  wallet_id: string | null;
  detail: string;
}

/** The contributions to a goal, newest first. */
export function useContributions(goalId: string) {
  const { language } = useLanguage();
  return useInfiniteQuery({
    queryKey: [CONTRIBUTIONS_KEY, language, goalId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { cursor: pageParam, limit: pageParam ? PAGE_SIZE : FIRST_PAGE_SIZE };
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
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewContribution): Promise<Contributed> => {
      const header = { "Idempotency-Key": keyOf(body) };
      const params = { path: { id: goalId }, header };
      return payloadOf(await api.POST("/goals/{id}/contributions", { params, body }));
    },
    onSuccess: ({ datas: [goal], transaction }) => {
      settled();
      if (transaction) ledger.applyRow(transaction);
      if (goal) applyGoal(client, goal);
    },
  });
}

/** Takes a contribution away; a booked one leaves the ledger too. */
function useRemoveContribution(goalId: string) {
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
      if (transaction_id) ledger.removeRow(transaction_id);
      if (goal) applyGoal(client, goal);
    },
  });
}

/** Restores a contribution: its row in the ledger, or a new one. */
function useRestoreContribution(goalId: string) {
  const client = useQueryClient();
  const ledger = useLedger();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (contribution: Contribution) => {
      const { id, transaction_id, amount, date, detail } = contribution;
      if (transaction_id) {
        const path = { id: transaction_id };
        const answer = await api.POST("/transactions/{id}/restore", { params: { path } });
        const [row] = payloadOf(answer).datas;
        if (row) ledger.applyRow(row);
        return;
      }
      const direction = amount < 0 ? ("out" as const) : ("in" as const);
      const body = {
        amount: Math.abs(amount),
        direction,
        date,
        book: false,
        wallet_id: null,
        detail,
      };
      const header = { "Idempotency-Key": keyOf(id) };
      await api.POST("/goals/{id}/contributions", {
        params: { path: { id: goalId }, header },
        body,
      });
    },
    onSettled: () => invalidateGoals(client),
  });
}

/** Deletes a contribution and its booking; the toast offers undo. */
export function useUndoContribution(goalId: string): (contribution: Contribution) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const remove = useRemoveContribution(goalId);
  const restore = useRestoreContribution(goalId);

  const bringBack = async (contribution: Contribution): Promise<void> => {
    try {
      await restore.mutateAsync(contribution);
      toast({ tone: "success", text: t`It's been restored.` });
    } catch (error) {
      const run = () => void bringBack(contribution);
      toast({
        tone: "error",
        text: failureText(error),
        action: { label: t`Try again`, run, undo: true },
      });
    }
  };

  return async (contribution) => {
    try {
      await remove.mutateAsync(contribution);
      const amount = <Money amount={Math.abs(contribution.amount)} />;
      const run = () => void bringBack(contribution);
      toast({
        tone: "success",
        text: <Trans>Deleted: {amount}.</Trans>,
        action: { label: t`Undo`, run, undo: true },
      });
    } catch (error) {
      toast({ tone: "error", text: failureText(error) });
    }
  };
}

import { useLingui } from "@lingui/react/macro";
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useLanguage } from "@/i18n/use-language";
import { useToast } from "@/ui/feedback/use-toast";

import type { CardBill, Debt, DebtChanges, Debts, NewBill, NewDebt, NewPayment } from "./types";

const DEBTS_KEY = "debts";

/** Every debt, and the months ahead. */
export function useDebts() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [DEBTS_KEY, "list", language],
    queryFn: async ({ signal }) => payloadOf(await api.GET("/debts", { signal })),
    ...initialAnswer("/debts", {}, (debts): Debts => debts),
  });
}

/** One debt with its schedule. */
export function useDebt(id: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [DEBTS_KEY, "one", id, language],
    queryFn: async ({ signal }) => {
      const [debt] = payloadOf(
        await api.GET("/debts/{id}", { params: { path: { id } }, signal }),
      ).datas;
      if (!debt) throw new TypeError("A debt is one object");
      return debt;
    },
  });
}

/** Paying as agreed, beside two orders of paying early with so much on top every month. */
export function usePayoffOrders(extra: number) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [DEBTS_KEY, "payoff", extra, language],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/debts/payoff", { params: { query: { extra } }, signal })).datas,
    placeholderData: keepPreviousData,
  });
}

/** Refetches everything: what a debt records shows wherever money does, also in other tabs. */
function invalidateMoney(client: QueryClient): void {
  notifyOtherTabs();
  void client.invalidateQueries();
}

/** Adds a debt once, however often the same one is sent until that succeeds. */
export function useAddDebt() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewDebt) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/debts", { params: { header }, body }));
    },
    onSuccess: () => invalidateMoney(client),
  });
}

/** Splits a bill once. */
export function useShareBill() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewBill) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/debts/bills", { params: { header }, body }));
    },
    onSuccess: () => invalidateMoney(client),
  });
}

/** Records a payment once. */
export function usePayDebt(id: string) {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: NewPayment) => {
      const params = { path: { id }, header: { "Idempotency-Key": keyOf(body) } };
      return payloadOf(await api.POST("/debts/{id}/payments", { params, body }));
    },
    onSuccess: () => {
      settled();
      invalidateMoney(client);
    },
  });
}

/** Lets a recurring transfer that asks for its amount wait for its owner on each due day. */
export function useRemindOfCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async ({ card, words }: { card: CardBill; words: string }) => {
      const body = {
        description: words,
        kind: "bill" as const,
        day: card.due > 0 && !card.overdue ? card.due_on : card.next_due_on,
        frequency: "monthly" as const,
        month_day: card.due_day,
        amount_mode: "asked" as const,
        to_wallet_id: card.wallet_id,
      };
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/reminders", { params: { header }, body }));
    },
    onSuccess: () => {
      settled();
      toast({ tone: "success", text: t`We'll remind you on each due day.` });
      invalidateMoney(client);
    },
    onError: (error) => toast({ tone: "error", text: failureText(error) }),
  });
}

/** Changes a debt, unless another device changed it since. */
export function useChangeDebt({ id, version }: Debt) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: DebtChanges) => {
      const params = { path: { id }, header: { "If-Match": `"${version}"` } };
      return payloadOf(await api.PUT("/debts/{id}", { params, body }));
    },
    onSettled: () => invalidateMoney(client),
  });
}

/** Deletes a debt; what was recorded for it stays. */
export function useDeleteDebt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      payloadOf(await api.DELETE("/debts/{id}", { params: { path: { id } } })),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: [DEBTS_KEY, "one", id] });
      invalidateMoney(client);
    },
  });
}

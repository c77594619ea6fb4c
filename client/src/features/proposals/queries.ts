import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useLanguage } from "@/i18n/use-language";

import type { Findings, PriceRise } from "./types";

const PROPOSALS_KEY = "proposals";
const REMINDERS_KEY = "reminders";

/** What the ledger suggests as recurring entries, and the prices that rose. */
export function useFindings() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [PROPOSALS_KEY, language],
    queryFn: async ({ signal }): Promise<Findings> =>
      payloadOf(await api.GET("/proposals", { signal })),
  });
}

function invalidateFindings(client: QueryClient): Promise<void> {
  notifyOtherTabs();
  return client.invalidateQueries({ queryKey: [PROPOSALS_KEY] });
}

/** Takes what was answered away, at once. */
function removeFinding(client: QueryClient, id: string): void {
  client.setQueriesData<Findings>(
    { queryKey: [PROPOSALS_KEY] },
    (shown) =>
      shown && {
        ...shown,
        datas: shown.datas.filter((each) => each.id !== id),
        rises: shown.rises.filter((each) => each.id !== id),
      },
  );
}

/** What is said of a series, or of a price. */
interface FindingAnswer {
  id: string;
  answer: "refused" | "accepted" | "noted";
  /** The reminder that a series became. */
  reminder_id?: string;
}

/** Answers a series or a price; gives the id of the answer. */
export function useAnswerFinding() {
  const client = useQueryClient();
  const { keyOf, settled } = useIdempotencyKey();
  return useMutation({
    mutationFn: async (body: FindingAnswer) => {
      const params = { header: { "Idempotency-Key": keyOf(body) } };
      const { datas, message } = payloadOf(
        await api.POST("/proposals/answers", { params, body: { reminder_id: null, ...body } }),
      );
      return { id: datas[0]?.id ?? "", message };
    },
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: [PROPOSALS_KEY] });
      removeFinding(client, id);
    },
    onSuccess: settled,
    onSettled: () => invalidateFindings(client),
  });
}

/** Lets a series be proposed again that was refused. */
export function useTakeBackRefusal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const answer = await api.DELETE("/proposals/answers/{id}", { params: { path: { id } } });
      return payloadOf(answer).message;
    },
    onSettled: () => invalidateFindings(client),
  });
}

/** The amount of a recurring entry, as the version that it was looked at. */
interface AmountChange {
  reminder_id: string;
  version: number;
  amount: number;
}

/** Gives a recurring entry another amount; answers its new version. */
export function useChangeAmount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ reminder_id: id, version, amount }: AmountChange) => {
      const params = { path: { id }, header: { "If-Match": `"${String(version)}"` } };
      const changed = payloadOf(await api.PUT("/reminders/{id}", { params, body: { amount } }));
      return changed.datas[0]?.version ?? version;
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [REMINDERS_KEY] });
      return invalidateFindings(client);
    },
  });
}

/** A price whose recurring entry can be changed. */
export type EntryRise = PriceRise & { reminder_id: string; reminder_version: number };

export function hasEntry(rise: PriceRise): rise is EntryRise {
  return rise.reminder_id !== null && rise.reminder_version !== null;
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useIdempotencyKey } from "@/api/use-idempotency-key";
import { useToast } from "@/ui/feedback/use-toast";

import { isCountMismatch, isNotFound } from "../conflict";
import { type Filters, toQuery } from "../filters";
import { invalidateLedger, removeRows } from "../ledger-cache";
import type { Transaction } from "../types";

/** Some rows, or everything that matches the filters with the count that was shown. */
type BulkTarget = { rows: readonly Transaction[] } | { filters: Filters; count: number };

export type BulkAction = { action: "delete" } | { action: "categorise"; category_id: string };

type BulkOutcome = "done" | "changed" | "failed";

function toBody(act: BulkAction, chosen: BulkTarget) {
  if ("rows" in chosen) return { ...act, ids: chosen.rows.map(({ id }) => id) };
  // The order says nothing about which rows they are.
  const filters = { ...toQuery(chosen.filters), sort: undefined };
  return { ...act, filters, count: chosen.count };
}

/** Runs a bulk action, which one Undo reverses; resolves to its outcome. */
export function useBulkAction() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const undo = useUndoBulkAction();
  const { keyOf, settled } = useIdempotencyKey();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: ReturnType<typeof toBody>) => {
      const header = { "Idempotency-Key": keyOf(body) };
      return payloadOf(await api.POST("/transactions/bulk", { params: { header }, body }));
    },
    onSuccess: settled,
  });

  const tell = (act: BulkAction, id: string, count: number) => {
    const text =
      act.action === "delete"
        ? t`${plural(count, { one: "# transaction deleted.", other: "# transactions deleted." })}`
        : t`${plural(count, { one: "Category changed for # transaction.", other: "Category changed for # transactions." })}`;
    const action = { label: t`Undo`, run: () => void undo(id), undo: true };
    toast({ tone: "success", text, action });
  };

  const refused = (error: unknown): BulkOutcome => {
    if (!isCountMismatch(error) && !isNotFound(error)) {
      toast({ tone: "error", text: failureText(error) });
      return "failed";
    }
    invalidateLedger(client);
    const text = t`These transactions have changed, so we left them alone. Check them and select again.`;
    toast({ tone: "error", text });
    return "changed";
  };

  const send = async (act: BulkAction, chosen: BulkTarget): Promise<BulkOutcome> => {
    try {
      const [done] = (await mutateAsync(toBody(act, chosen))).datas;
      if (act.action === "delete" && "rows" in chosen) removeRows(client, chosen.rows);
      else invalidateLedger(client);
      if (done) tell(act, done.id, done.count);
      return "done";
    } catch (error) {
      return refused(error);
    }
  };

  return { send, sending: isPending };
}

/** Reverses a bulk action; the toast says how many rows kept later changes. */
function useUndoBulkAction(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();

  const undo = async (id: string): Promise<void> => {
    try {
      const path = { id };
      const answer = await api.POST("/transactions/bulk/{id}/undo", { params: { path } });
      const { count = 0, kept = 0 } = payloadOf(answer).datas[0] ?? {};
      invalidateLedger(client);
      const back = t`${plural(count, { one: "# transaction restored.", other: "# transactions restored." })}`;
      const since = t`${plural(kept, { one: "# has changed since, so we left it alone.", other: "# have changed since, so we left them alone." })}`;
      toast({ tone: "success", text: kept > 0 ? `${back} ${since}` : back });
    } catch (error) {
      const action = { label: t`Try again`, run: () => void undo(id), undo: true };
      toast({ tone: "error", text: failureText(error), action });
    }
  };
  return undo;
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useAttemptKey } from "@/lib/use-attempt-key";
import { useToast } from "@/ui/use-toast";

import type { Filters } from "../filters";
import { spreadAll, spreadGone } from "../ledger-cache";
import { isGone, isOtherCount } from "./changed-meanwhile";
import { useUndoBulk } from "./use-undo-bulk";

/** Rows named one by one, or everything that filters meet with the number that was shown. */
export type Chosen = { ids: string[] } | { filters: Filters; count: number };

export type BulkAction = { action: "delete" } | { action: "categorise"; category_id: string };

export type Outcome = "done" | "changed" | "failed";

function bodyOf(act: BulkAction, chosen: Chosen) {
  if ("ids" in chosen) return { ...act, ids: chosen.ids };
  const { category, category_id, from, to, q } = chosen.filters;
  const filters = {
    category,
    category_id: category_id ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    q: q || undefined,
  };
  return { ...act, filters, count: chosen.count };
}

/** Does one thing to many rows, which one Undo takes back; tells how it went. */
export function useBulk() {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();
  const undo = useUndoBulk();
  const { keyOf, settled } = useAttemptKey();

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (body: ReturnType<typeof bodyOf>) => {
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

  const refused = (error: unknown): Outcome => {
    if (!isOtherCount(error) && !isGone(error)) {
      toast({ tone: "error", text: failureText(error) });
      return "failed";
    }
    spreadAll(client);
    const text = t`These transactions have changed meanwhile, so nothing was done. Look at them and choose again.`;
    toast({ tone: "error", text });
    return "changed";
  };

  const send = async (act: BulkAction, chosen: Chosen): Promise<Outcome> => {
    try {
      const [done] = (await mutateAsync(bodyOf(act, chosen))).datas;
      if (act.action === "delete" && "ids" in chosen) spreadGone(client, chosen.ids);
      else spreadAll(client);
      if (done) tell(act, done.id, done.count);
      return "done";
    } catch (error) {
      return refused(error);
    }
  };

  return { send, sending: isPending };
}

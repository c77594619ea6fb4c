import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { hideRows, showRows, spreadRow } from "../ledger-cache";
import type { Deletion } from "./deletions";

/**
 * Brings deleted rows back as they were, and says so. What cannot be brought back now leaves the
 * list again, with the reason and another try.
 */
export function useRestore(): (deletions: readonly Deletion[]) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();

  const restoreOne = async ({ row, done }: Deletion) => {
    // Undone before the server had answered; where it refused, the row is there anyway.
    if (!(await done)) return;
    const path = { id: row.id };
    const answer = await api.POST("/transactions/{id}/restore", { params: { path } });
    spreadRow(client, payloadOf(answer).datas[0] ?? row);
  };

  const restore = async (deletions: readonly Deletion[]) => {
    const outcomes = await Promise.allSettled(deletions.map(restoreOne));
    const left = deletions.filter((_, at) => outcomes[at]?.status === "rejected");
    const [refused] = outcomes.filter((outcome) => outcome.status === "rejected");
    if (!refused) {
      const count = deletions.length;
      const text = t`${plural(count, { one: "It is back as it was.", other: "# transactions are back as they were." })}`;
      toast({ tone: "success", text });
      return;
    }
    hideRows(
      client,
      left.map(({ row }) => row.id),
    );
    const again = () => {
      showRows(
        client,
        left.map(({ row }) => row),
      );
      void restore(left);
    };
    toast({
      tone: "error",
      text: failureText(refused.reason),
      action: { label: t`Try again`, run: again, undo: true },
    });
  };

  return restore;
}

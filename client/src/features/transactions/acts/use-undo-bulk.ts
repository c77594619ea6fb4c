import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { spreadAll } from "../ledger-cache";

/** Takes an act on many rows back; what was changed since keeps what it has, and that is said. */
export function useUndoBulk(): (id: string) => Promise<void> {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const failureText = useFailureText();

  const undo = async (id: string): Promise<void> => {
    try {
      const path = { id };
      const answer = await api.POST("/transactions/bulk/{id}/undo", { params: { path } });
      const { count = 0, kept = 0 } = payloadOf(answer).datas[0] ?? {};
      spreadAll(client);
      const back = t`${plural(count, { one: "# transaction is back as it was.", other: "# transactions are back as they were." })}`;
      const since = t`${plural(kept, { one: "# was changed since and stays as it is.", other: "# were changed since and stay as they are." })}`;
      toast({ tone: "success", text: kept > 0 ? `${back} ${since}` : back });
    } catch (error) {
      const action = { label: t`Try again`, run: () => void undo(id), undo: true };
      toast({ tone: "error", text: failureText(error), action });
    }
  };
  return undo;
}

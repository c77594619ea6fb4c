import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import type { Payload } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { newKey } from "@/lib/new-key";

import type { Filters } from "./filters";
import { type Listed, withRecorded } from "./listed";
import type { Transaction, TransactionType } from "./types";

export interface NewTransaction {
  type: TransactionType;
  category_id: string;
  /** Whole rupiah, above zero. */
  amount: number;
  detail: string;
  /** The day as 'YYYY-MM-DD'. */
  date: string;
}

type Saved = Payload<"/transaction/add", "post">;

const MUTATION = ["record"];

/** The first sending is still being worked on; the same key will be answered when it is done. */
function isInFlight(error: unknown): boolean {
  return error instanceof AppError && error.status === 409;
}

/** Puts what was saved into the lists that are shown and has every sum asked for again. */
function spread(client: QueryClient, recorded: Transaction): void {
  const shown = client.getQueryCache().findAll({ queryKey: ["transactions"], type: "active" });
  for (const { queryKey, state } of shown) {
    // One that failed, or is still on its way, may lack the row: it is asked for anew.
    if (!state.data) void client.resetQueries({ queryKey, exact: true });
    const filters = queryKey.at(-1) as Filters;
    client.setQueryData<Listed>(
      queryKey,
      (listed) => listed && withRecorded(listed, recorded, filters),
    );
  }
  client.removeQueries({ queryKey: ["transactions"], type: "inactive" });
  for (const sums of ["overview", "summary", "me"]) {
    void client.invalidateQueries({ queryKey: [sums] });
  }
}

/**
 * Saves a transaction once, however often it is sent: the same input keeps its key until it is
 * saved, another input gets another one. `send` answers null while a sending is under way.
 */
export function useRecord() {
  const client = useQueryClient();
  const attempt = useRef({ body: "", key: "" });

  const mutation = useMutation({
    mutationKey: MUTATION,
    mutationFn: async (body: NewTransaction): Promise<Saved> => {
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() };
      const { key } = attempt.current;
      const header = { "Idempotency-Key": key };
      return payloadOf(await api.POST("/transaction/add", { params: { header }, body }));
    },
    retry: (failures, error) => failures < 3 && isInFlight(error),
    retryDelay: 1000,
    onSuccess: ({ datas: [recorded] }) => {
      attempt.current = { body: "", key: "" };
      if (recorded) spread(client, recorded);
    },
  });

  const send = async (body: NewTransaction): Promise<Transaction | null> => {
    if (client.isMutating({ mutationKey: MUTATION }) > 0) return null;
    return (await mutation.mutateAsync(body)).datas[0] ?? null;
  };

  return { send, saving: mutation.isPending };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";

import { spreadRow } from "./ledger-cache";
import type { NewTransaction, Transaction } from "./types";

interface Edited {
  /** The row as it was looked at; whoever changed it since is not overwritten. */
  before: Transaction;
  body: NewTransaction;
}

/** Saves what a row becomes; refused with the present row when it was changed meanwhile. */
export function useEdit() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ before, body }: Edited) => {
      const params = {
        path: { id: before.id },
        header: { "If-Match": `"${before.version}"` },
      };
      return payloadOf(await api.PUT("/transactions/{id}", { params, body }));
    },
    onSuccess: ({ datas: [edited] }) => {
      if (edited) spreadRow(client, edited);
    },
  });

  const send = async (before: Transaction, body: NewTransaction): Promise<Transaction> =>
    (await mutateAsync({ before, body })).datas[0] ?? before;
  return { send, saving: isPending };
}

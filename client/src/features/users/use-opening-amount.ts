import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { paths } from "@/api/schema";
import { api, payloadOf } from "@/api/client";
import { ACCOUNT_KEY, type Account } from "@/api/use-account";

/** Balance in whole rupiah at the start of a day 'YYYY-MM-DD'. */
type Opening = NonNullable<
  paths["/users/opening-balance"]["put"]["requestBody"]
>["content"]["application/json"];

/** Saves the opening balance and updates the account in the cache. */
export function useOpeningAmount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Opening) =>
      payloadOf(await api.PUT("/users/opening-balance", { body })),
    onSuccess: ({ balance, datas: [opening = null] }) => {
      client.setQueryData<Account>(
        ACCOUNT_KEY,
        (account) => account && { ...account, balance, opening },
      );
      for (const key of [ACCOUNT_KEY, ["overview"]]) {
        void client.invalidateQueries({ queryKey: key });
      }
    },
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { paths } from "@/api/schema";
import { api, payloadOf } from "@/api/client";
import { ACCOUNT_KEY, type Account } from "@/api/use-account";

/** What somebody had, in whole rupiah, at the beginning of a day 'YYYY-MM-DD'. */
type Opening = NonNullable<
  paths["/users/opening-balance"]["put"]["requestBody"]
>["content"]["application/json"];

/** Keeps what the person had before anything was recorded; the balance follows everywhere. */
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

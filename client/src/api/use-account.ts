import { useQuery } from "@tanstack/react-query";

import type { Row } from "./client";
import { api, initialAnswer, payloadOf } from "./client";
import { useSession } from "./use-session";

export type Account = Row<"/users", "get">;

/** The cache key of the account; changes of the account invalidate it. */
export const ACCOUNT_KEY = ["me"] as const;

/** Changes being saved: a response from before they were saved must not undo them. */
export const pendingAccountChanges = new Set<Partial<Account>>();

/** The signed-in person's own account with the state of its loading. */
export function useAccountQuery() {
  const { status } = useSession();
  return useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }): Promise<Account | undefined> => {
      const [account] = payloadOf(await api.GET("/users", { signal })).datas;
      return account && Object.assign({ ...account }, ...pendingAccountChanges);
    },
    ...initialAnswer("/users", {}, ({ datas: [account] }) => account),
    enabled: status === "signed-in",
  });
}

/** The signed-in person's own account, shared by everything on the page. */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

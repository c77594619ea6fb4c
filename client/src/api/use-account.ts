import { useQuery } from "@tanstack/react-query";

import type { Row } from "./answers";
import { api, payloadOf } from "./client";
import { useSession } from "./use-session";

export type Account = Row<"/users", "get">;

/** Where the account lies in the cache; what changes the account invalidates it. */
export const ACCOUNT_KEY = ["me"] as const;

/** The signed-in person's own account with the state of its loading. */
export function useAccountQuery() {
  const { status } = useSession();
  return useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }): Promise<Account | undefined> =>
      payloadOf(await api.GET("/users", { signal })).datas[0],
    enabled: status === "signed-in",
  });
}

/** The signed-in person's own account, shared by everything on the page. */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

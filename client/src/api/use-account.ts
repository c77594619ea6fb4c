import { useQuery } from "@tanstack/react-query";

import type { Row } from "./client";
import { api, payloadOf } from "./client";
import { useSession } from "./use-session";

export type Account = Row<"/users", "get">;

/** Where the account lies in the cache; what changes the account invalidates it. */
export const ACCOUNT_KEY = ["me"] as const;

/** What is being kept on the account: an answer given before it was kept does not undo it. */
export const beingKept = new Set<Partial<Account>>();

/** The signed-in person's own account with the state of its loading. */
export function useAccountQuery() {
  const { status } = useSession();
  return useQuery({
    queryKey: ACCOUNT_KEY,
    queryFn: async ({ signal }): Promise<Account | undefined> => {
      const [account] = payloadOf(await api.GET("/users", { signal })).datas;
      return account && Object.assign({ ...account }, ...beingKept);
    },
    enabled: status === "signed-in",
  });
}

/** The signed-in person's own account, shared by everything on the page. */
export function useAccount(): Account | undefined {
  return useAccountQuery().data;
}

import { useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { ACCOUNT_KEY, type Account } from "@/api/use-account";

import type { changesFrom } from "./profile-form";

interface Saved {
  account: Account;
  message: string;
}

/** Changes the account; null when a new address was to be asked for and the person would not. */
export function useSaveProfile(): (
  changes: ReturnType<typeof changesFrom>,
) => Promise<Saved | null> {
  const queries = useQueryClient();
  const run = useReauthenticated();
  return async (changes) => {
    const result = await run(() => api.PUT("/users/profile", { body: changes }));
    if (!result) return null;
    const { datas, message } = payloadOf(result);
    const [account] = datas;
    if (!account) throw new TypeError("A saved account comes back");
    queries.setQueryData(ACCOUNT_KEY, account);
    return { account, message };
  };
}

import { useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { ACCOUNT_KEY, type Account } from "@/api/use-account";

import type { changesFrom } from "./profile-form";

interface SavedAccount {
  account: Account;
  message: string;
}

/** Takes up the account that comes back. */
function useStoreAccount() {
  const queries = useQueryClient();
  return (result: { datas: Account[]; message: string }): SavedAccount => {
    const [account] = result.datas;
    if (!account) throw new TypeError("A saved account comes back");
    queries.setQueryData(ACCOUNT_KEY, account);
    return { account, message: result.message };
  };
}

/** Cancels a requested change of email. */
export function useCancelEmailChange(): () => Promise<SavedAccount> {
  const takeUp = useStoreAccount();
  return async () => takeUp(payloadOf(await api.DELETE("/users/email")));
}

/** Saves changes; resolves to null when the person cancels the reauthentication. */
export function useSaveProfile(): (
  changes: ReturnType<typeof changesFrom>,
) => Promise<SavedAccount | null> {
  const takeUp = useStoreAccount();
  const run = useReauthenticated();
  return async (changes) => {
    const result = await run(() => api.PUT("/users/profile", { body: changes }));
    return result && takeUp(payloadOf(result));
  };
}

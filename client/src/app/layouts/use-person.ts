import { useSession } from "@/api/use-session";

import { useAccount } from "../state/use-account";

export interface Person {
  username: string;
  avatar: string | null;
  /** Whole rupiah. */
  balance: number;
}

/** Who is signed in: at once from the token, then as the account says. */
export function usePerson(): Person {
  const { claims } = useSession();
  const account = useAccount();
  return {
    username: account?.username ?? claims?.username ?? "",
    avatar: account?.avatar_url ?? claims?.avatarUrl ?? null,
    balance: account?.balance ?? claims?.balance ?? 0,
  };
}

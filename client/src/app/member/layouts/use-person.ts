import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";

interface Person {
  username: string;
  avatar: string | null;
  /** Whole rupiah. */
  balance: number;
}

const NOBODY: Person = { username: "", avatar: null, balance: 0 };

/** Who is signed in: at once from the token, then as the account says. */
export function usePerson(): Person {
  const { claims } = useSession();
  const account = useAccount();
  if (account) {
    return { username: account.username, avatar: account.avatar_url, balance: account.balance };
  }
  if (!claims) return NOBODY;
  return { username: claims.username, avatar: claims.avatarUrl, balance: claims.balance };
}

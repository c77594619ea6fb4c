import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";

interface Operator {
  name: string;
  role: string;
  avatar: string | null;
}

/** Who is at work here: at once from the token, then as the account says. */
export function useOperator(): Operator {
  const { claims } = useSession();
  const account = useAccount();
  const role = claims?.role ?? "";
  if (account) return { name: account.fullname, avatar: account.avatar_url, role };
  return { name: claims?.fullname ?? "", avatar: claims?.avatarUrl ?? null, role };
}

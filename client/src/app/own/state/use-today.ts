import { useAccount } from "@/api/use-account";
import { todayIn } from "@/lib/dates";

/** Where people live who have not said otherwise. */
const HOME = "Asia/Jakarta";

/** Today where the signed-in person lives, as 'YYYY-MM-DD'. */
export function useToday(): string {
  return todayIn(useAccount()?.timezone ?? HOME);
}

import { todayIn } from "@/lib/dates";

import { useAccount } from "./use-account";

/** Where people live who have not said otherwise. */
const HOME = "Asia/Jakarta";

/** Today where the signed-in person lives, as 'YYYY-MM-DD'. */
export function useToday(): string {
  return todayIn(useAccount()?.timezone ?? HOME);
}

import { useAccount } from "@/api/use-account";
import { todayIn } from "@/lib/dates";

/** Where people live who have not said otherwise. */
const HOME = "Asia/Jakarta";

/** The time zone that the signed-in person lives in. */
export function useTimezone(): string {
  return useAccount()?.timezone ?? HOME;
}

/** Today where the signed-in person lives, as 'YYYY-MM-DD'. */
export function useToday(): string {
  return todayIn(useTimezone());
}

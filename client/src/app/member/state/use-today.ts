import { useEffect } from "react";

import { useAccount } from "@/api/use-account";
import { todayIn } from "@/lib/dates";

/** Where people live who have not said otherwise. */
const HOME = "Asia/Jakarta";
/** For a start without a connection: a day is computed where the person lives. */
const KEY = "timezone";

/** The time zone that the signed-in person lives in. */
export function useTimezone(): string {
  // Prerendered html has no browser.
  return useAccount()?.timezone ?? globalThis.localStorage?.getItem(KEY) ?? HOME;
}

/** Keeps the time zone of the account on this device. */
export function useStoredTimezone(timezone: string | undefined): void {
  useEffect(() => {
    if (timezone) localStorage.setItem(KEY, timezone);
  }, [timezone]);
}

/** Today where the signed-in person lives, as 'YYYY-MM-DD'. */
export function useToday(): string {
  return todayIn(useTimezone());
}

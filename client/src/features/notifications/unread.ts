import { skipToken, useQuery } from "@tanstack/react-query";

/** The number of unread notifications. Invalidate it, or all of 'notifications', to refetch. */
export const UNREAD_KEY = ["notifications", "unread"] as const;
/** The notices themselves. */
export const LIST_KEY = ["notifications", "list"] as const;

/** How many notices are unread, as it was last heard. */
export function useUnread(): number {
  return useQuery<number>({ queryKey: UNREAD_KEY, queryFn: skipToken }).data ?? 0;
}

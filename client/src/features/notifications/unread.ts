import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";

/** The number of unread notifications. Invalidate it, or all of 'notifications', to refetch. */
export const UNREAD_KEY = ["notifications", "unread"] as const;
/** The notices themselves. */
export const LIST_KEY = ["notifications", "list"] as const;

/** The month of the newest letter that is unread. */
export const LETTER_KEY = ["notifications", "letter"] as const;

/** What the server says of what is unread. */
export interface UnreadAnswer {
  unread: number;
  letter: string | null;
}

/** Keeps what was last heard of what is unread. */
export function rememberUnread(client: QueryClient, { unread, letter }: UnreadAnswer): void {
  client.setQueryData(UNREAD_KEY, unread);
  client.setQueryData(LETTER_KEY, letter);
}

/** The month 'YYYY-MM' of the newest unread letter, as it was last heard. */
export function useUnreadLetter(): string | null {
  const { data } = useQuery<string | null>({ queryKey: LETTER_KEY, queryFn: skipToken });
  return data ?? null;
}

/** How many notices are unread, as it was last heard. */
export function useUnread(): number {
  return useQuery<number>({ queryKey: UNREAD_KEY, queryFn: skipToken }).data ?? 0;
}

import { useState } from "react";

import { useRemindersOfMonth } from "./use-reminders";

/** The reminders of a month, and the last answer there was, if it is of another month. */
export function useKnownMonth(month: string) {
  const query = useRemindersOfMonth(month);
  const { data, isPlaceholderData } = query;
  const [last, setLast] = useState(month);
  if (data && !isPlaceholderData && last !== month) setLast(month);
  const before = useRemindersOfMonth(last, { enabled: false }).data;
  return { query, known: data ?? before };
}

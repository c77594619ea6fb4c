import { useState } from "react";

import { getMonth } from "./month-range";
import { useRemindersOfMonth } from "./queries";
import type { Occurrence } from "./types";

/** Tells of a date whether it is among those that wait to be confirmed. */
export function useIsWaiting(today: string) {
  const [month] = useState(getMonth(today));
  const { data } = useRemindersOfMonth(month);
  return ({ reminder_id, day }: Pick<Occurrence, "reminder_id" | "day">): boolean =>
    data?.waiting.some((each) => each.reminder_id === reminder_id && each.day === day) ?? false;
}

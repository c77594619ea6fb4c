import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { getReminder } from "./calls";
import type { Reminder, Reminders } from "./types";

/** The reminder that is to be changed; one of another month is asked for, or it is given up. */
export function useWishedReminder(
  id: string | null,
  shown: Reminders | undefined,
  onGone: () => void,
): Reminder | undefined {
  const toast = useToast();
  const failureText = useFailureText();
  const known = shown?.datas.find((each) => each.id === id);
  const { data, error } = useQuery({
    queryKey: ["reminder", id],
    queryFn: ({ signal }) => getReminder(id ?? "", signal),
    enabled: id !== null && shown !== undefined && !known,
    // What is changed is always what the server has now.
    gcTime: 0,
  });
  const giveUp = useRef<(why: Error) => void>(() => undefined);
  useEffect(() => {
    giveUp.current = (why) => {
      toast({ tone: "error", text: failureText(why) });
      onGone();
    };
  });
  useEffect(() => {
    if (error) giveUp.current(error);
  }, [error]);
  return known ?? data;
}

import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { tellOtherTabs } from "@/lib/other-tabs";

import type { Goal, Goals } from "./types";

const KEY = "goals";
export const CONTRIBUTIONS = "contributions";

/** The goals that are being saved for, or those that were put away. */
export function useGoals({ archived = false, enabled = true } = {}) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [KEY, language, archived],
    queryFn: async ({ signal }) => {
      const query = { archived: archived ? ("true" as const) : ("false" as const) };
      return payloadOf(await api.GET("/goals", { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Shows a goal as it is now, at once, and has everything asked for again that follows from it. */
export function spreadGoal(client: QueryClient, goal: Goal): void {
  client.setQueriesData<Goals>({ queryKey: [KEY] }, (shown) =>
    shown?.datas.some(({ id }) => id === goal.id)
      ? { ...shown, datas: shown.datas.map((each) => (each.id === goal.id ? goal : each)) }
      : shown,
  );
  askForGoals(client);
}

/** Has the goals, what was put aside for them, and the first screen asked for again. */
export function askForGoals(client: QueryClient): void {
  for (const key of [KEY, CONTRIBUTIONS, "overview"]) {
    void client.invalidateQueries({ queryKey: [key] });
  }
  tellOtherTabs();
}

/** Takes a goal out of the lists at once; what was put aside for it is not asked for any more. */
export function dropGoal(client: QueryClient, gone: Goal): void {
  client.setQueriesData<Goals>(
    { queryKey: [KEY] },
    (shown) => shown && { ...shown, datas: shown.datas.filter(({ id }) => id !== gone.id) },
  );
  for (const key of [KEY, "overview"]) void client.invalidateQueries({ queryKey: [key] });
  tellOtherTabs();
}

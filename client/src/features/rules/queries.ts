import { type QueryClient, useQuery } from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { notifyOtherTabs } from "@/browser/tab-channel";
import { useLanguage } from "@/i18n/use-language";

import type { NewRule, Rule, Trial } from "./types";

/** Where everything of the rules lies in the cache. */
export const RULES_KEY = ["rules"] as const;
export const LIST_KEY = [...RULES_KEY, "list"] as const;

/** Every rule, in the order in which they are tried. */
export function useRules() {
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: async ({ signal }) => payloadOf(await api.GET("/rules", { signal })).datas,
    ...initialAnswer("/rules", {}, ({ datas }): Rule[] => datas),
  });
}

/** The rule to count for: an unsaved one, or the id of a saved one. */
export type Tried = { body: NewRule } | { id: string };

async function fetchTrial(tried: Tried, signal?: AbortSignal) {
  if ("body" in tried) return await api.POST("/rules/try", { body: tried.body, signal });
  return await api.POST("/rules/{id}/try", { params: { path: { id: tried.id } }, signal });
}

/** Counts what a rule would do to the entries that are there already. */
export async function tryRule(tried: Tried, signal?: AbortSignal): Promise<Trial> {
  const [trial] = payloadOf(await fetchTrial(tried, signal)).datas;
  if (!trial) throw new TypeError("A trial is one object");
  return trial;
}

/** The same without a press; not asked for while there is no rule. */
export function useTrial(tried: Tried | null) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...RULES_KEY, "trial", tried, language],
    queryFn: async ({ signal }) => (tried ? await tryRule(tried, signal) : null),
    enabled: tried !== null,
    // The preview must be exact, so a cached number will not do.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Refetches all that shows money, also in other tabs. */
export function invalidateMoney(client: QueryClient): void {
  notifyOtherTabs();
  void client.invalidateQueries();
}

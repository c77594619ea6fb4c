import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { tellOtherTabs } from "@/lib/other-tabs";

import type { BudgetChange, Budgets } from "./types";

const KEY = "budgets";

/** The budgets of a money month, the present one unless another is named. */
export function useBudgets(month?: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [KEY, language, month ?? null],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/budgets", { params: { query: { month } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Saves the budgets of some categories of a month in one call. */
export function useSaveBudgets(month: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (budgets: BudgetChange[]) =>
      payloadOf(await api.PUT("/budgets", { params: { query: { month } }, body: { budgets } })),
    onSuccess: (saved) => {
      client.setQueriesData<Budgets>({ queryKey: [KEY] }, (shown) =>
        shown?.month.key === saved.month.key ? saved : shown,
      );
      // What rolls over into the months behind it has changed as well.
      void client.invalidateQueries({ queryKey: [KEY], refetchType: "none" });
      tellOtherTabs();
    },
  });
}

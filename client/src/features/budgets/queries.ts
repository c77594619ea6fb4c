import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";
import { notifyOtherTabs } from "@/browser/tab-channel";

import type { Allocation, BudgetChange, Budgets, Split } from "./types";

const BUDGETS_KEY = "budgets";

const ALLOCATION_KEY = "allocation";

/** The budgets of a money month, the present one unless another is named. */
export function useBudgets(month?: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [BUDGETS_KEY, language, month ?? null],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/budgets", { params: { query: { month } }, signal })),
    ...initialAnswer("/budgets", { month }, (budgets): Budgets => budgets),
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
      client.setQueriesData<Budgets>({ queryKey: [BUDGETS_KEY] }, (shown) =>
        shown?.month.key === saved.month.key ? saved : shown,
      );
      // What rolls over into the months behind it has changed as well.
      void client.invalidateQueries({ queryKey: [BUDGETS_KEY], refetchType: "none" });
      notifyOtherTabs();
    },
  });
}

function getAllocation(datas: readonly Allocation[]): Allocation {
  const [allocation] = datas;
  if (!allocation) throw new TypeError("The allocation is one object");
  return allocation;
}

/** The allocation of the income of a money month, by default the current one. */
export function useAllocation(month?: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [ALLOCATION_KEY, language, month ?? null],
    queryFn: async ({ signal }) =>
      getAllocation(
        payloadOf(await api.GET("/allocation", { params: { query: { month } }, signal })).datas,
      ),
    ...initialAnswer("/allocation", { month }, ({ datas }) => getAllocation(datas)),
    placeholderData: keepPreviousData,
  });
}

interface AllocationChange {
  split?: Split;
  expected_income?: number | null;
}

/** Saves the split or the expected income of a month. */
export function useSaveAllocation(month: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: AllocationChange) =>
      payloadOf(await api.PUT("/allocation", { params: { query: { month } }, body })),
    onSuccess: ({ datas }) => {
      const saved = getAllocation(datas);
      client.setQueriesData<Allocation>({ queryKey: [ALLOCATION_KEY] }, (shown) =>
        shown?.month.key === saved.month.key ? saved : shown,
      );
      // Later months and the overview depend on it.
      void client.invalidateQueries({ queryKey: [ALLOCATION_KEY], refetchType: "none" });
      void client.invalidateQueries({ queryKey: ["overview"] });
      notifyOtherTabs();
    },
  });
}

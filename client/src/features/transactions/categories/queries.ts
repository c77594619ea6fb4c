import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, initialAnswer, type Payload, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { CategorySums, TransactionType } from "../types";
import { type ReportState, toQuery } from "./report-state";

export type CategoryMonths = Payload<"/transactions/by-month", "get">;
export type CategoryMonth = CategoryMonths["datas"][number];

/** The categories of the days that the report shows. */
export function useCategorySums(state: ReportState) {
  const { language } = useLanguage();
  const query = toQuery(state);
  return useQuery({
    queryKey: ["by-category", language, query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/transactions/by-category", { params: { query }, signal })),
    ...initialAnswer("/transactions/by-category", query, (sums): CategorySums => sums),
    // Keeps the days before until the next ones have loaded.
    placeholderData: keepPreviousData,
  });
}

interface WantedMonths {
  category_id: string;
  type: TransactionType;
  /** The last of the months, by its key or by a day in it; the present one without. */
  month: string | null;
  at: string | null;
}

/** The twelve months of a category. */
export function useCategoryMonths({ category_id, type, month, at }: WantedMonths) {
  const { language } = useLanguage();
  const query = { category_id, type, month: month ?? undefined, at: at ?? undefined };
  return useQuery({
    queryKey: ["by-month", language, query],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/transactions/by-month", { params: { query }, signal })),
  });
}

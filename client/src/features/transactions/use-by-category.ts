import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

import type { Payload } from "@/api/answers";
import { api, payloadOf } from "@/api/client";

import type { Transaction } from "./types";

type ByCategory = Payload<"/transactions/by-category", "get">;
type CategorySum = ByCategory["datas"][number];

const THIS_MONTH = ["by-category", "this month"];

/** What each category holds in this money month; one that holds nothing is not there. */
export function useByCategory() {
  return useQuery({
    queryKey: THIS_MONTH,
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/transactions/by-category", { signal })),
  });
}

function withRecorded(before: ByCategory, { category_id, type, amount, date }: Transaction) {
  if (date < before.month.start || date > before.month.end) return before;
  const none: CategorySum = { category_id, income: 0, expenses: 0, count: 0 };
  const sum = before.datas.find((row) => row.category_id === category_id) ?? none;
  const grown = { ...sum, [type]: sum[type] + amount, count: sum.count + 1 };
  return { ...before, datas: [...before.datas.filter((row) => row !== sum), grown] };
}

/** Adds what was just recorded to the sums that are shown, before they are asked for again. */
export function useGrow(): (recorded: Transaction) => void {
  const client = useQueryClient();
  return useCallback(
    (recorded) => {
      client.setQueryData<ByCategory>(
        THIS_MONTH,
        (before) => before && withRecorded(before, recorded),
      );
    },
    [client],
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { Payload, Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useDebounced } from "@/browser/use-debounced";
import { useLanguage } from "@/i18n/use-language";

import type { TransactionType } from "../types";
import type { RecordType } from "./record-form";

/** The debounce of the suggestions, in ms. */
const PAUSE = 120;

export type Suggestion = Row<"/transactions/suggestions", "get">;
type Suggestions = Payload<"/transactions/suggestions", "get">;
/** A transfer that was made before. */
export type TransferSuggestion = Suggestions["transfers"][number];
export type RecentWallets = Suggestions["recent_wallets"];

function useSuggestionQuery(type: TransactionType, q: string, enabled: boolean) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["suggestions", language, type, q],
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const query = { type, ...(q && { q }) };
      return payloadOf(await api.GET("/transactions/suggestions", { params: { query }, signal }));
    },
    enabled,
    // The previous answer narrows further input, but never shows another type.
    placeholderData: q ? keepPreviousData : undefined,
  });
}

/**
 * The most frequent transactions and transfers, and the categories and wallets used last. The form
 * of a transfer has what that of an expense has loaded.
 */
export function useFrequentSuggestions(type: RecordType) {
  return useSuggestionQuery(type === "transfer" ? "expenses" : type, "", true);
}

const NONE: readonly Suggestion[] = [];

const fold = (text: string) => text.trim().toLowerCase();

/** Filters the loaded suggestions by the input. */
function narrowSuggestions(known: Suggestions | undefined, wanted: string): readonly Suggestion[] {
  return known?.datas.filter(({ detail }) => fold(detail).includes(wanted)) ?? [];
}

/**
 * Suggestions that match the input, the most frequent ones without input. Until the server answers,
 * the loaded ones are filtered.
 */
export function useSuggestions(type: RecordType, typed: string): readonly Suggestion[] {
  const isTransfer = type === "transfer";
  const wanted = isTransfer ? "" : fold(typed);
  const asked = useDebounced(wanted, PAUSE);
  const often = useFrequentSuggestions(type);
  const kind = isTransfer ? "expenses" : type;
  const { data, isPlaceholderData } = useSuggestionQuery(kind, asked, asked !== "");
  // Details of expenses belong to no transfer.
  if (isTransfer) return NONE;
  if (asked === wanted && data && !isPlaceholderData) return data.datas;
  return narrowSuggestions(data ?? often.data, wanted);
}

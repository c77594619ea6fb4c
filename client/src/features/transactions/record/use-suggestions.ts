import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import type { Payload, Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { TransactionType } from "../types";

/** So long nothing more was typed, in milliseconds, before the server is asked. */
const PAUSE = 120;

export type Suggestion = Row<"/transactions/suggestions", "get">;
type Suggestions = Payload<"/transactions/suggestions", "get">;

function useSuggestionQuery(type: TransactionType, q: string, enabled: boolean) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["suggestions", language, type, q],
    queryFn: async ({ signal }): Promise<Suggestions> => {
      const query = { type, ...(q && { q }) };
      return payloadOf(await api.GET("/transactions/suggestions", { params: { query }, signal }));
    },
    enabled,
    // What is typed goes on narrowing what is shown; the most used of another type are not shown.
    placeholderData: q ? keepPreviousData : undefined,
  });
}

/** What the person records most, and the categories they used last. */
export function useFrequentSuggestions(type: TransactionType) {
  return useSuggestionQuery(type, "", true);
}

function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const fold = (text: string) => text.trim().toLowerCase();

/** What is known already, as far as it goes with what is typed. */
function narrowSuggestions(known: Suggestions | undefined, wanted: string): readonly Suggestion[] {
  return known?.datas.filter(({ detail }) => fold(detail).includes(wanted)) ?? [];
}

/**
 * What the person has recorded that goes with what is typed, the most used while nothing is. Until
 * the server has answered, what is known already is narrowed; where it cannot, there is nothing.
 */
export function useSuggestions(type: TransactionType, typed: string): readonly Suggestion[] {
  const wanted = fold(typed);
  const asked = useDebounced(wanted);
  const often = useFrequentSuggestions(type);
  const { data, isPlaceholderData } = useSuggestionQuery(type, asked, asked !== "");
  if (asked === wanted && data && !isPlaceholderData) return data.datas;
  return narrowSuggestions(data ?? often.data, wanted);
}

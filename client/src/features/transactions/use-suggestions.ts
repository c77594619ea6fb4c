import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import type { Payload, Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { TransactionType } from "./types";

export type Suggestion = Row<"/transactions/suggestions", "get">;
type Suggestions = Payload<"/transactions/suggestions", "get">;

/** So long nothing more was typed, in milliseconds, before the server is asked. */
const PAUSE = 120;

function useAsked(type: TransactionType, q: string, enabled: boolean) {
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
export function useOften(type: TransactionType) {
  return useAsked(type, "", true);
}

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const folded = (text: string) => text.trim().toLowerCase();

/** What is known already, as far as it goes with what is typed. */
function narrowed(known: Suggestions | undefined, wanted: string): readonly Suggestion[] {
  return known?.datas.filter(({ detail }) => folded(detail).includes(wanted)) ?? [];
}

/**
 * What the person has recorded that goes with what is typed, the most used while nothing is. Until
 * the server has answered, what is known already is narrowed; where it cannot, there is nothing.
 */
export function useSuggestions(type: TransactionType, typed: string): readonly Suggestion[] {
  const wanted = folded(typed);
  const asked = usePaused(wanted);
  const often = useOften(type);
  const { data, isPlaceholderData } = useAsked(type, asked, asked !== "");
  if (asked === wanted && data && !isPlaceholderData) return data.datas;
  return narrowed(data ?? often.data, wanted);
}

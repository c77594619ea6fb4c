import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, initialAnswer, payloadOf } from "@/api/client";
import { useLanguage } from "@/i18n/use-language";

import type { Letters } from "./types";

/** The letter about a month 'YYYY-MM', else the newest. */
export function useLetters(month?: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["letters", language, month ?? null],
    queryFn: async ({ signal }) =>
      payloadOf(await api.GET("/letters", { params: { query: { month } }, signal })),
    ...initialAnswer("/letters", { month }, (letters): Letters => letters),
    // Keeps the letter before until the next one has loaded.
    placeholderData: keepPreviousData,
  });
}

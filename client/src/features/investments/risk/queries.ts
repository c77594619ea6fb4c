import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/answers";
import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { useLanguage } from "@/i18n/use-language";

const KEY = "risk-profile";

function only(datas: RiskProfile[]): RiskProfile {
  const [profile] = datas;
  if (!profile) throw new TypeError("The risk profile is one object");
  return profile;
}

/** How much risk suits the person, with the questions that tell. */
export function useRiskProfile() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [KEY, language],
    queryFn: async ({ signal }): Promise<RiskProfile> =>
      only(payloadOf(await api.GET("/risk-profile", { signal })).datas),
    placeholderData: keepPreviousData,
  });
}

/** Sends the answers, in the order of the questions; what they come to is shown at once. */
export function useSendRiskAnswers() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (answers: string[]): Promise<RiskProfile> =>
      only(payloadOf(await api.POST("/risk-profile", { body: { answers } })).datas),
    onSuccess: (profile) => {
      client.setQueryData([KEY, language], profile);
      // The reason is written in one language.
      void client.invalidateQueries({ queryKey: [KEY], refetchType: "none" });
    },
  });
}

/** The first question, from 0, whose answer the server refuses. */
export function refusedAnswer(error: unknown): number | null {
  if (!(error instanceof AppError) || error.status !== 422) return null;
  const places = Object.keys(error.errors).map((field) => Number(/\d+$/.exec(field)?.[0]));
  const known = places.filter((place) => Number.isInteger(place));
  return known.length > 0 ? Math.min(...known) : null;
}

/** How much risk suits the person, with the six questions that tell. */
export type RiskProfile = Row<"/risk-profile", "get">;

export type RiskQuestion = RiskProfile["questions"][number];

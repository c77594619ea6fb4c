import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { AppError } from "@/api/errors";
import { useLanguage } from "@/i18n/use-language";

const RISK_PROFILE_KEY = "risk-profile";

function getProfile(datas: RiskProfile[]): RiskProfile {
  const [profile] = datas;
  if (!profile) throw new TypeError("The risk profile is one object");
  return profile;
}

/** The risk profile of the person and its questions. */
export function useRiskProfile() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [RISK_PROFILE_KEY, language],
    queryFn: async ({ signal }): Promise<RiskProfile> =>
      getProfile(payloadOf(await api.GET("/risk-profile", { signal })).datas),
    placeholderData: keepPreviousData,
  });
}

/** Sends the answers in the order of the questions; the result is cached at once. */
export function useSendRiskAnswers() {
  const client = useQueryClient();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: async (answers: string[]): Promise<RiskProfile> =>
      getProfile(payloadOf(await api.POST("/risk-profile", { body: { answers } })).datas),
    onSuccess: (profile) => {
      client.setQueryData([RISK_PROFILE_KEY, language], profile);
      // The reason is written in one language.
      void client.invalidateQueries({ queryKey: [RISK_PROFILE_KEY], refetchType: "none" });
    },
  });
}

/** The first question, from 0, whose answer the server refuses. */
export function findRejectedAnswer(error: unknown): number | null {
  if (!(error instanceof AppError) || error.status !== 422) return null;
  const places = Object.keys(error.errors).map((field) => Number(/\d+$/.exec(field)?.[0]));
  const known = places.filter((place) => Number.isInteger(place));
  return known.length > 0 ? Math.min(...known) : null;
}

/** The risk profile of the person and its six questions. */
export type RiskProfile = Row<"/risk-profile", "get">;

export type RiskQuestion = RiskProfile["questions"][number];

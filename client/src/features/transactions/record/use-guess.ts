import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { useDebounced } from "@/browser/use-debounced";
import { useLanguage } from "@/i18n/use-language";

import type { RecordValues } from "./record-form";

/** The debounce of the guess, in ms: it asks for what suggestions don't know. */
const PAUSE = 350;
/** Shorter details say too little. */
const SHORTEST = 3;

/** The category that fits what is typed, and why. */
export type Guess = Row<"/categories/guess", "get">;

type Typed = Pick<RecordValues, "type" | "category_id" | "wallet_id" | "detail">;

/** Whether the form says already what is guessed. */
function isSaid({ category, detail }: Guess, typed: Typed): boolean {
  return category.id === typed.category_id && (detail === null || detail === typed.detail.trim());
}

function useGuessQuery({ type, wallet_id }: Typed, detail: string, enabled: boolean) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["guess", language, type, wallet_id, detail],
    queryFn: async ({ signal }) => {
      if (type === "transfer") return null;
      const query = { detail, type, ...(wallet_id && { wallet_id }) };
      const answer = await api.GET("/categories/guess", { params: { query }, signal });
      return payloadOf(answer).datas[0] ?? null;
    },
    enabled: enabled && type !== "transfer",
    // It is only a suggestion: the next letter asks again.
    retry: false,
  });
}

/** The guess for what is typed; null without one, or when the form says the same already. */
export function useGuess(typed: Typed, enabled: boolean): Guess | null {
  const wanted = typed.detail.trim();
  const detail = useDebounced(wanted, PAUSE);
  const isAsked = enabled && detail === wanted && detail.length >= SHORTEST;
  const { data } = useGuessQuery(typed, detail, isAsked);
  return isAsked && data && !isSaid(data, typed) ? data : null;
}

/** Gives the reason of a guess. */
export function useGuessReason() {
  const { t } = useLingui();
  return ({ why: { reason, count } }: Guess): string => {
    if (reason === "rule") return t`by your rule`;
    if (reason === "history") {
      return t`because of ${plural(count, { one: "# earlier entry", other: "# earlier entries" })}`;
    }
    return t`known merchant`;
  };
}

import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "./client";
import type { paths } from "./schema";
import { ACCOUNT_KEY, type Account } from "./use-account";

/** What a person may prefer; what is left out stays as it is. */
export type Preferences = NonNullable<
  paths["/users/preferences"]["put"]["requestBody"]
>["content"]["application/json"];

interface PreferencesOptions {
  /** Runs when the account is again what it was. */
  onError?: (error: Error, chosen: Preferences) => void;
}

const KEY = ["preferences"];

/**
 * Remembers preferences on the account, one call after the other. They hold at once: the account
 * in the cache has them, and goes back to what it was when they cannot be kept.
 */
export function useSavePreferences({ onError }: PreferencesOptions = {}) {
  const queries = useQueryClient();
  const change = (next: Preferences) =>
    queries.setQueryData<Account>(ACCOUNT_KEY, (account) => account && { ...account, ...next });
  return useMutation({
    mutationKey: KEY,
    scope: { id: "preferences" },
    mutationFn: (chosen: Preferences) => api.PUT("/users/preferences", { body: chosen }),
    onMutate: async (chosen) => {
      await queries.cancelQueries({ queryKey: ACCOUNT_KEY });
      const account = queries.getQueryData<Account>(ACCOUNT_KEY);
      change(chosen);
      return account && valuesOf(account, chosen);
    },
    onError: (error, chosen, before) => {
      if (before) change(before);
      onError?.(error, chosen);
    },
    onSettled: (_answer, _error, { timezone }) => {
      // With the zone, today is another day, and so may be the month of every figure.
      if (timezone) return queries.invalidateQueries();
      // A later choice that is under way would be overwritten; it asks when it is done.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return undefined;
      return queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
  });
}

/** How the newest choice fares that was made since this part is on the page. */
export function usePreferencesState(): "idle" | "pending" | "success" | "error" {
  const [since] = useState(Date.now);
  const states = useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state }) => state,
  });
  return states.filter(({ submittedAt }) => submittedAt >= since).at(-1)?.status ?? "idle";
}

/** What the account said about the same things. */
function valuesOf(account: Account, chosen: Preferences): Preferences {
  const { language, theme, text_size, currency, timezone } = account;
  const all: Preferences = { language, theme, text_size, currency, timezone };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in chosen));
}

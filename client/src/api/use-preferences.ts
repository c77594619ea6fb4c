import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useState } from "react";

import { api } from "./client";
import type { paths } from "./schema";
import { ACCOUNT_KEY, type Account } from "./use-account";

/** What a person may prefer; what is left out stays as it is. */
export type Preferences = NonNullable<
  paths["/users/preferences"]["put"]["requestBody"]
>["content"]["application/json"];

interface PreferencesOptions {
  /** Runs when the account in the cache says again what it said before about the same things. */
  onError?: (error: Error, before: Preferences) => void;
}

const KEY = ["preferences"];

interface Saving {
  chosen: Preferences;
  /** What the account said about the same things. */
  before: Preferences;
}

/**
 * Remembers preferences on the account, one call after the other. They hold at once: the account
 * in the cache has them, and goes back to what it was when they cannot be kept.
 */
export function useSavePreferences({ onError }: PreferencesOptions = {}) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: "preferences" },
    mutationFn: ({ chosen }: Saving) => api.PUT("/users/preferences", { body: chosen }),
    onError: (error, { before }) => {
      change(queries, before);
      onError?.(error, before);
    },
    onSettled: (_answer, _error, { chosen }) => {
      // With the zone, today is another day, and so may be the month of every figure.
      if (chosen.timezone) return queries.invalidateQueries();
      // A later choice that is under way would be overwritten; it asks when it is done.
      if (queries.isMutating({ mutationKey: KEY }) > 1) return undefined;
      return queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    },
  });
  return useCallback(
    (chosen: Preferences) => {
      const account = queries.getQueryData<Account>(ACCOUNT_KEY);
      void queries.cancelQueries({ queryKey: ACCOUNT_KEY });
      change(queries, chosen);
      mutate({ chosen, before: account ? valuesOf(account, chosen) : {} });
    },
    [queries, mutate],
  );
}

function change(queries: QueryClient, next: Preferences): void {
  queries.setQueryData<Account>(ACCOUNT_KEY, (account) => account && { ...account, ...next });
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

function valuesOf(account: Account, chosen: Preferences): Preferences {
  const { language, theme, text_size, currency, timezone } = account;
  const all: Preferences = { language, theme, text_size, currency, timezone };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name in chosen));
}

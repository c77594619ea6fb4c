import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useState } from "react";

import { api } from "./client";
import type { paths } from "./schema";
import { ACCOUNT_KEY, type Account, pendingAccountChanges } from "./use-account";

/** What a person may prefer; what is left out stays as it is. */
export type Preferences = NonNullable<
  paths["/users/preferences"]["put"]["requestBody"]
>["content"]["application/json"];

interface PreferencesOptions {
  /** Runs when the account in the cache says again what it said before about the same things. */
  onError?: (error: Error, before: Preferences) => void;
  onSaved?: () => void;
}

const KEY = ["preferences"];

/** What decides on which day something counts. */
const DAYS: readonly (keyof Preferences)[] = ["timezone", "payday", "payday_shift"];

interface Saving {
  chosen: Preferences;
  /** What the account said about the same things. */
  before: Preferences;
}

/**
 * Remembers preferences on the account, one call after the other. They hold at once: the account
 * in the cache has them, and goes back to what it was when they cannot be kept.
 */
export function useSavePreferences({ onError, onSaved }: PreferencesOptions = {}) {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: KEY,
    scope: { id: "preferences" },
    mutationFn: async ({ chosen }: Saving) => {
      try {
        return await api.PUT("/users/preferences", { body: chosen });
      } finally {
        pendingAccountChanges.delete(chosen);
      }
    },
    onError: (error, { before }) => {
      change(queries, before);
      onError?.(error, before);
    },
    onSuccess: onSaved,
    onSettled: (_answer, _error, { chosen }) => {
      // With the zone, today is another day; with the payday, the month of every figure is.
      const everything = DAYS.some((name) => name in chosen);
      // A later choice that is under way would be overwritten; it asks when it is done.
      const last = queries.isMutating({ mutationKey: KEY }) === 1;
      return queries.invalidateQueries({
        predicate: ({ queryKey: [name] }) => (name === ACCOUNT_KEY[0] ? last : everything),
      });
    },
  });
  return useCallback(
    (chosen: Preferences) => {
      const account = queries.getQueryData<Account>(ACCOUNT_KEY);
      void queries.cancelQueries({ queryKey: ACCOUNT_KEY });
      change(queries, chosen);
      pendingAccountChanges.add(chosen);
      mutate({ chosen, before: account ? valuesOf(account, chosen) : {} });
    },
    [queries, mutate],
  );
}

function change(queries: QueryClient, next: Preferences): void {
  queries.setQueryData<Account>(ACCOUNT_KEY, (account) => account && { ...account, ...next });
}

/** How the newest choice of these fares that was made since this part is on the page. */
export function usePreferencesState(
  names: readonly (keyof Preferences)[],
): "idle" | "pending" | "success" | "error" {
  const [since] = useState(Date.now);
  const states = useMutationState({
    filters: { mutationKey: KEY },
    select: ({ state }) => state as MutationState<unknown, Error, Saving>,
  });
  const ofThese = states.filter(
    ({ submittedAt, variables }) =>
      submittedAt >= since && names.some((name) => variables && name in variables.chosen),
  );
  return ofThese.at(-1)?.status ?? "idle";
}

function valuesOf(account: Account, chosen: Preferences): Preferences {
  const names = Object.keys(chosen) as (keyof Preferences)[];
  return Object.fromEntries(names.map((name) => [name, account[name]]));
}

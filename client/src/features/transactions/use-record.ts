import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";

import { AppError } from "@/api/errors";

import { type Attempt, NO_ATTEMPT, store } from "./attempt";
import { spreadAll, spreadRow } from "./ledger-cache";
import type { NewTransaction, Transaction } from "./types";

const MUTATION = ["record"];

/** What is needed to go on with an attempt after the page was loaded again. */
export interface Attempts {
  last: () => Attempt;
  resume: (attempt: Attempt) => void;
}

/** The first sending is still being worked on; the same key will be answered when it is done. */
function isInFlight(error: unknown): boolean {
  return error instanceof AppError && error.status === 409;
}

/**
 * Saves a transaction once, however often it is sent and whatever is changed in between.
 * `send` answers null while a sending is under way.
 */
export function useRecord() {
  const client = useQueryClient();
  const attempt = useRef<Attempt>(NO_ATTEMPT);

  const attempts = useMemo<Attempts>(
    () => ({
      last: () => attempt.current,
      resume: (kept) => {
        attempt.current = kept;
      },
    }),
    [],
  );

  // Given up without a certain answer: only the server knows whether there is a row.
  useEffect(
    () => () => {
      if (attempt.current.key) spreadAll(client);
    },
    [client],
  );

  const mutation = useMutation({
    mutationKey: MUTATION,
    mutationFn: (body: NewTransaction) => store(attempt, JSON.stringify(body)),
    retry: (failures, error) => failures < 3 && isInFlight(error),
    retryDelay: 1000,
    onSuccess: (recorded) => {
      attempt.current = NO_ATTEMPT;
      spreadRow(client, recorded);
    },
  });

  const send = async (body: NewTransaction): Promise<Transaction | null> => {
    if (client.isMutating({ mutationKey: MUTATION }) > 0) return null;
    return mutation.mutateAsync(body);
  };

  return { send, saving: mutation.isPending, attempts };
}

import { useEffect, useState } from "react";

import { AppError, isTemporaryError } from "./errors";

/** A mailed link that no longer works. */
export interface DeadLink {
  /** The link was valid once, but is too old. */
  expired: boolean;
}

function toDeadLink(error: unknown): DeadLink {
  return { expired: error instanceof AppError && error.code === "link_expired" };
}

/** Whether the kept outcome of a link is that it was dead. */
export function isDeadLink(outcome: object): outcome is DeadLink {
  return "expired" in outcome;
}

interface LinkSubject<Subject> {
  subject?: Subject;
  /** Why the subject could not be read; null after success and while it loads. */
  error: unknown;
  /** Set when the error is final. */
  dead: DeadLink | null;
  retry: () => void;
}

/** Reads what a mailed link is about, without side effects; `onDead` is called once it is dead. */
export function useLinkSubject<Subject>(
  token: string,
  read: (token: string) => Promise<Subject>,
  onDead: (dead: DeadLink) => void,
): LinkSubject<Subject> {
  const [result, setResult] = useState<{ subject?: Subject; error: unknown }>({ error: null });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let active = true;
    const show = (next: { subject?: Subject; error: unknown }) => {
      if (active) setResult(next);
    };
    read(token).then(
      (subject) => show({ subject, error: null }),
      (error: unknown) => show({ error }),
    );
    return () => {
      active = false;
    };
  }, [token, read, tries]);

  const { error } = result;
  const final = error !== null && !isTemporaryError(error);
  useEffect(() => {
    if (final) onDead(toDeadLink(error));
  }, [final, error, onDead]);

  return { ...result, dead: final ? toDeadLink(error) : null, retry: () => setTries(tries + 1) };
}

interface LinkAction<Answer> {
  busy: boolean;
  /** Null until the server has answered. */
  answer: Answer | null;
  /** Why the last attempt failed. */
  error: unknown;
}

/** Sends what a mailed link asks for on a press; `onUsed` receives the final outcome. */
export function useLinkAction<Answer>(onUsed: (outcome: Answer | DeadLink) => void) {
  const [{ busy, answer, error }, set] = useState<LinkAction<Answer>>({
    busy: false,
    answer: null,
    error: null,
  });
  const send = async (call: () => Promise<Answer>) => {
    set({ busy: true, answer, error: null });
    try {
      const next = await call();
      set({ busy: false, answer: next, error: null });
      onUsed(next);
    } catch (failure) {
      set({ busy: false, answer, error: failure });
      if (!isTemporaryError(failure)) onUsed(toDeadLink(failure));
    }
  };
  const dead = error !== null && !isTemporaryError(error) ? toDeadLink(error) : null;
  return { busy, answer, error, dead, send };
}

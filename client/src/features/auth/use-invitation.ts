import { useEffect, useRef, useState } from "react";

import type { Row } from "@/api/client";
import { api, payloadOf } from "@/api/client";
import { AppError, isTemporaryError } from "@/api/errors";
import { useLanguage } from "@/i18n/use-language";

export type Invitation = Row<"/invitations/{token}", "get">;

export interface InvitationState {
  /** Whom the invitation is for, once that is known. */
  about: Invitation | null;
  /** Why it could not be read; nothing is decided by that. */
  error: unknown;
  retry: () => void;
}

async function read(token: string): Promise<{ about: Invitation | null; error: unknown }> {
  try {
    const answer = await api.GET("/invitations/{token}", { params: { path: { token } } });
    return { about: payloadOf(answer).datas[0] ?? null, error: null };
  } catch (error) {
    return { about: null, error };
  }
}

/** Loads a mailed invitation; calls `onDead` when it is expired or used. */
export function useInvitation(
  token: string | null,
  onDead: (error: AppError) => void,
): InvitationState {
  const { language } = useLanguage();
  const [found, setFound] = useState<{ about: Invitation | null; error: unknown }>();
  const [tries, setTries] = useState(0);
  const dead = useRef(onDead);
  useEffect(() => {
    dead.current = onDead;
  });

  useEffect(() => {
    if (!token) return;
    let wanted = true;
    void read(token).then((answer) => {
      if (!wanted) return;
      const { error } = answer;
      if (error instanceof AppError && !isTemporaryError(error)) dead.current(error);
      else setFound(answer);
    });
    return () => {
      wanted = false;
    };
  }, [token, language, tries]);

  const retry = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  return { about: found?.about ?? null, error: found?.error ?? null, retry };
}

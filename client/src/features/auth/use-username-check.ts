import { useEffect, useState } from "react";
import * as v from "valibot";

import { api, payloadOf } from "@/api/client";

import { usernameCheck } from "./checks";

const PATIENCE = 400;

export type Verdict = "unknown" | "free" | "taken";

/** Whether the username being typed can be had; asked once the typing pauses. */
export function useUsernameCheck(typed: string): Verdict {
  const [known, setKnown] = useState<{ username: string; available: boolean } | null>(null);
  const username = v.is(usernameCheck, typed) ? typed.trim() : null;

  useEffect(() => {
    if (!username) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const query = { username };
        const answer = await api.GET("/register/available", {
          params: { query },
          signal: stop.signal,
        });
        setKnown({ username, available: payloadOf(answer).datas[0]?.available ?? true });
      } catch {
        // It is only a help while typing: the answer to the form itself decides.
      }
    };
    const timer = setTimeout(() => void ask(), PATIENCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username]);

  if (!username || known?.username !== username) return "unknown";
  return known.available ? "free" : "taken";
}

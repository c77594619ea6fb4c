import { useEffect, useState } from "react";

import { useStore } from "@/lib/store";

import { session } from "./session";

/** People are warned so long before their session ends: milliseconds. */
const WARNING = 120_000;
/** A session that should be over is asked after this often, as far as this device can tell. */
const PATIENCE = 15_000;

interface SessionEnd {
  /** Whole seconds until the end, null while it is far. */
  left: number | null;
  /** It ends whatever the person does. */
  final: boolean;
}

const FAR: SessionEnd = { left: null, final: false };

/** Milliseconds until it is worth looking again. */
function rest(left: number): number {
  return left > WARNING + 60_000 ? Math.min(left - WARNING - 30_000, 60_000) : 1000;
}

/** Follows when the session ends unless something is done, and finds out that it has ended. */
export function useSessionEnd(): SessionEnd {
  const { details, claims } = useStore(session.store);
  const [end, setEnd] = useState(FAR);
  const made = claims?.iat ?? 0;
  // Not the object: what else it tells may change while the token, from which is counted, stays.
  const endsAt = details?.ends_at;
  const idle = details?.idle_seconds;

  useEffect(() => {
    if (endsAt === undefined || idle === undefined) return;
    // By the server's clock from token to end, so that a wrong one on this device does no harm.
    const ends = Date.now() + Date.parse(endsAt) - made * 1000;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      if (Date.now() - asked < PATIENCE) return;
      asked = Date.now();
      void session.check({ background: true });
    };
    const look = () => {
      const unused = session.lastUsed() + idle * 1000;
      const left = Math.min(unused, ends) - Date.now();
      const near = left > 0 && left <= WARNING;
      setEnd(near ? { left: Math.ceil(left / 1000), final: ends <= unused } : FAR);
      if (left <= 0) ask();
      timer = setTimeout(look, rest(left));
    };
    look();
    return () => clearTimeout(timer);
  }, [endsAt, idle, made]);

  return end;
}

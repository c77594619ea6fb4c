import { useSyncExternalStore } from "react";

import type { Claims } from "./claims";
import { type SessionStatus, session } from "./session";

export interface SessionView {
  status: SessionStatus;
  claims: Claims | null;
  /** Asks again after the server was out of reach. */
  retry: () => Promise<void>;
  /** Ends the session everywhere in this browser; throws when the server cannot be reached. */
  logout: () => Promise<void>;
}

const unknown = { status: "unknown", claims: null } as const;

/** Who is signed in, kept up to date across tabs. */
export function useSession(): SessionView {
  const { status, claims } = useSyncExternalStore(session.subscribe, session.state, () => unknown);
  return { status, claims, retry: () => session.check(), logout: () => session.logout() };
}

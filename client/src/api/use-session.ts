import { useStore } from "@/lib/store";

import { type Claims, type SessionStatus, session } from "./session";

interface SessionView {
  status: SessionStatus;
  claims: Claims | null;
  /** The person signed out on purpose, here or in another tab. */
  left: boolean;
  /** The person has answered the quiz or closed it; false for a visitor. */
  quizClosed: boolean;
  /** The person tries the product without an address. */
  isGuest: boolean;
  /** A guest's session has run out: there is no password to come back with. */
  wasGuest: boolean;
  /** Asks again after the server was out of reach. */
  retry: () => Promise<void>;
  /** Ends the session everywhere in this browser; throws when the server cannot be reached. */
  logout: () => Promise<void>;
}

/** Who is signed in, kept up to date across tabs. */
export function useSession(): SessionView {
  const state = useStore(session.store);
  return {
    status: state.status,
    claims: state.claims,
    left: state.left ?? false,
    quizClosed: state.details?.quiz_closed ?? false,
    isGuest: state.details?.is_guest ?? false,
    wasGuest: state.wasGuest ?? false,
    retry: () => session.check(),
    logout: () => session.logout(),
  };
}

import { useEffect } from "react";

import { session } from "@/api/session";
import { useSession } from "@/api/use-session";

/** Finds out who is signed in; on a page for everybody only where someone was before. */
export function useKnownSession(needed: boolean): void {
  const { status } = useSession();
  useEffect(() => {
    // The answer may have come between the rendering and now.
    if (status !== "unknown" || session.state().status !== "unknown") return;
    if (needed || session.likely()) void session.check();
    else session.assumeSignedOut();
  }, [status, needed]);
}

import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { session } from "@/api/session";
import { useSession } from "@/api/use-session";
import { isAppPath } from "@/lib/paths";

import { loadLaterParts } from "../later-parts";

/** After this a page is there, painted, and not about to lead elsewhere. */
const SETTLED_MS = 500;

/**
 * Counts each page that is shown, once it stands; its code comes after the first page does,
 * and with it what is shown where something fails, because then it may be too late.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const { status } = useSession();
  const isShown = status === "signed-in" || !isAppPath(pathname);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => {
      loadLaterParts({ signedIn: session.state().status === "signed-in" })
        .then(({ counting }) => counting.countPage(pathname))
        .catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, isShown]);
}

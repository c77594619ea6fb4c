import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { isAppPath } from "@/lib/paths";

import { loadFailedPage } from "../failed-page";

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
      void loadFailedPage();
      import(/* webpackChunkName: "traffic" */ "@/features/traffic/count-page")
        .then(({ countPage }) => countPage(pathname))
        .catch(() => undefined);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [pathname, isShown]);
}

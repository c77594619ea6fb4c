import { useEffect } from "react";

import { forgetSharedContent } from "@/browser/shared-content";
import { leadsToShared } from "@/lib/paths";
import { SHARED_FOR } from "@/lib/shared-content";

/** Forgets what was shared if nobody signs in soon to whom it could come. */
export function useSharedExpiry(): void {
  useEffect(() => {
    if (!leadsToShared(window.location.href)) return undefined;
    const timer = setTimeout(() => {
      forgetSharedContent().catch(() => undefined);
    }, SHARED_FOR);
    return () => clearTimeout(timer);
  }, []);
}

import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What was shown before, greyed while what replaces it is on its way; it says so. */
export function Stale({ stale, children }: { stale: boolean | undefined; children: ReactNode }) {
  return (
    <div aria-busy={stale || undefined} className="grid grid-cols-1 *:[grid-area:1/1]">
      <div className={stale ? "opacity-60" : undefined}>{children}</div>
      {stale && (
        <p role="status" className="patient">
          <Trans>Loading...</Trans>
        </p>
      )}
    </div>
  );
}

import { Trans } from "@lingui/react/macro";

import { type Preferences, usePreferencesState } from "@/api/use-preferences";
import { cx } from "@/lib/cx";

interface SaveStatusProps {
  /** The choices of which it tells. */
  names: readonly (keyof Preferences)[];
  className?: string;
}

/** Says quietly that the account has the choice; what went wrong is said by a toast. */
export function SaveStatus({ names, className }: SaveStatusProps) {
  const state = usePreferencesState(names);
  return (
    <p
      role="status"
      className={cx("min-h-5 text-small leading-5 font-medium text-ink-3", className)}
    >
      {state === "pending" && <Trans>Saving…</Trans>}
      {state === "success" && <Trans>Saved to your account</Trans>}
    </p>
  );
}

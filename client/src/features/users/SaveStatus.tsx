import { Trans } from "@lingui/react/macro";

import { type Preferences, usePreferencesState } from "@/api/use-preferences";
import { cx } from "@/lib/cx";

interface SaveStatusProps {
  /** The preferences to report on. */
  names: readonly (keyof Preferences)[];
  className?: string;
}

/** Shows that a preference is being saved or is saved; errors are shown as toasts. */
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

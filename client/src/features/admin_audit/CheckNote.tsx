import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { Alert } from "@/ui/Alert";

import type { Check } from "./types";

const REASONS: Record<NonNullable<Check["reason"]>, MessageDescriptor> = {
  missing: msg`It is missing.`,
  out_of_order: msg`It does not follow the one before it.`,
  changed: msg`It was changed.`,
  head: msg`Rows behind it are missing or were added.`,
  no_head: msg`The end of the log is missing.`,
  checkpoint: msg`The mark where old rows were removed is not signed by us.`,
};

/** What a check of the chain found, or how far it is. */
export function CheckNote({ check }: { check: Check }) {
  const { t, i18n } = useLingui();
  const checked = i18n.number(check.checked);
  const last = i18n.number(check.last);
  if (check.ok && !check.complete) {
    return (
      <Alert tone="info" role="status">
        <Trans>
          Checked {checked} of {last} rows…
        </Trans>
      </Alert>
    );
  }
  if (check.ok) {
    return (
      <Alert tone="success" role="status">
        <Trans>The log is whole: every row up to {checked} follows the one before it.</Trans>
      </Alert>
    );
  }
  const row = check.broken_at === null ? null : i18n.number(check.broken_at);
  return (
    <Alert tone="error" role="alert">
      {row ? <Trans>The chain breaks at row {row}.</Trans> : <Trans>The chain is broken.</Trans>}{" "}
      {check.reason && t(REASONS[check.reason])}
    </Alert>
  );
}

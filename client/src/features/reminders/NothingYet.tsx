import { Trans } from "@lingui/react/macro";

import { EmptyState } from "@/ui/EmptyState";

/** Stands where somebody has nothing to be reminded of. */
export function NothingYet() {
  return (
    <EmptyState brief illustration="empty-transactions" title={<Trans>Nothing to remember</Trans>}>
      <Trans>Note a bill or a date here, and you need not keep it in mind.</Trans>
    </EmptyState>
  );
}

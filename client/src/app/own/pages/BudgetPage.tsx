import { Trans } from "@lingui/react/macro";

import { PageHeader } from "@/ui/PageHeader";

/** To be drawn. */
export default function BudgetPage() {
  return <PageHeader title={<Trans>Budget</Trans>} />;
}

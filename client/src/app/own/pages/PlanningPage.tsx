import { Trans } from "@lingui/react/macro";

import { PageHeader } from "@/ui/PageHeader";

/** To be drawn. */
export default function PlanningPage() {
  return <PageHeader title={<Trans>Planning</Trans>} />;
}

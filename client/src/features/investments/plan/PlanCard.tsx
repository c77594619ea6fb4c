import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { Card, CardHead } from "@/ui/Card";
import { CategoryIcon } from "@/ui/CategoryIcon";

import { PlanForm } from "./PlanForm";

/** Beginning to invest the same amount again and again, as a card of a page. */
export default function PlanCard({ today }: { today: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className="flex flex-col">
      <CardHead id={heading} title={<Trans>Systematic Investment Plan</Trans>}>
        <CategoryIcon icon="chart-increasing" size="sm" />
      </CardHead>
      <PlanForm today={today} />
    </Card>
  );
}

import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { cx } from "@/lib/cx";
import { Card, CardHead } from "@/ui/Card";
import { CategoryIcon } from "@/ui/CategoryIcon";

import { PlanPanel, type PlanPanelProps } from "./PlanPanel";

/** Investing the same amount again and again, as a card of a page. */
export default function PlanCard({ className, ...panel }: PlanPanelProps & { className?: string }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col", className)}>
      <CardHead id={heading} title={<Trans>Systematic Investment Plan</Trans>}>
        <CategoryIcon icon="chart-increasing" size="sm" />
      </CardHead>
      <PlanPanel {...panel} />
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useCounts } from "@/i18n/use-counts";
import { Card, CardHead } from "@/ui/layout/Card";

import { FiguresTable } from "./ChartCard";
import type { Dashboard } from "./use-dashboard";

/** How many people try the product without an account; no other figure counts them. */
export function GuestsCard({ guests: { alive, periods } }: Pick<Dashboard, "guests">) {
  const { t } = useLingui();
  const { count } = useCounts();
  const heading = useId();
  const number = count(alive);
  const name = (days: number) => t`Last ${days} days`;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={t`Guests`}>
        <p className="text-small text-ink-2">
          <Trans>{number} right now</Trans>
        </p>
      </CardHead>
      <FiguresTable
        shown
        caption={t`Guests`}
        head={[t`Period`, t`Started`, t`Became accounts`]}
        rows={periods.map(({ days, begun, kept }) => ({
          key: String(days),
          cells: [name(days), count(begun), count(kept)],
        }))}
      />
    </Card>
  );
}

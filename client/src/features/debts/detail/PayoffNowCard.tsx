import { Trans } from "@lingui/react/macro";
import { useId } from "react";

import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import type { DebtDetail } from "../types";

interface PayoffNowCardProps {
  payoff: NonNullable<DebtDetail["payoff"]>;
  onPay: () => void;
}

/** What it takes to be free now, and what that saves. */
export function PayoffNowCard({ payoff, onPay }: PayoffNowCardProps) {
  const heading = useId();
  const { principal, cost, saves } = payoff;
  const owed = <Money amount={principal} />;
  const costs = <Money amount={cost} />;
  const saved = <Money amount={saves} className="font-label text-income" />;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>Pay it all now</Trans>} />
      <Money amount={payoff.amount} className="text-stat-short font-strong tracking-tight" />
      <p className="mt-1 text-small text-ink-2">
        <Trans>
          {owed} you still owe + {costs} interest and fees up to the next instalment
        </Trans>
      </p>
      {saves > 0 && (
        <p className="mt-1 text-small text-ink-2">
          <Trans>Saves {saved}, if your lender drops later interest and charges no penalty.</Trans>
        </p>
      )}
      <Button variant="secondary" className="mt-4" onClick={onPay}>
        <Trans>Pay off</Trans>
      </Button>
    </Card>
  );
}

import { Trans } from "@lingui/react/macro";
import { Copy, Sparkles } from "lucide-react";

import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";

import type { Filling } from "./filling";
import type { Budget } from "./types";

interface FirstBudgetsProps {
  budgets: readonly Budget[];
  label: string;
  onAll: (filling?: Filling) => void;
}

/** While nothing is planned: the ways to begin that there are. */
export function FirstBudgets({ budgets, label, onAll }: FirstBudgetsProps) {
  const copies = budgets.some(({ previous }) => previous !== null);
  const proposes = budgets.some(({ proposal }) => proposal !== null);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3>
          <Trans>No budget for {label} yet</Trans>
        </h3>
        <p className="mt-1 text-small text-ink-2">
          {copies || proposes ? (
            <Trans>Begin with what you know already; you can change every amount.</Trans>
          ) : (
            <Trans>Press a category below and write what you want to spend on it at most.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {copies && (
          <Button
            variant="soft"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onClick={() => onAll("previous")}
          >
            <Trans>Copy from last month</Trans>
          </Button>
        )}
        {proposes && (
          <Button
            variant="soft"
            icon={<Sparkles aria-hidden="true" className="size-4.5" />}
            onClick={() => onAll("proposal")}
          >
            <Trans>Propose from three months</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

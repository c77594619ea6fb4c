import { Trans } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { Badge } from "@/ui/Badge";
import { Barn } from "@/ui/Barn";
import { Card } from "@/ui/Card";
import { GoalIcon } from "@/ui/GoalIcon";
import { Money } from "@/ui/Money";

import { GoalMends } from "./GoalMends";
import { GoalStanding } from "./GoalStanding";
import type { Goal } from "./types";

interface GoalCardProps {
  goal: Goal;
  onOpen: () => void;
}

/** A goal as a barn that fills; the whole card opens it. */
export function GoalCard({ goal, onOpen }: GoalCardProps) {
  const { language } = useLanguage();
  const { name, icon, percent, saved, target } = goal;
  const whole = <Money amount={target} />;
  return (
    <Card className="@container relative flex flex-col gap-3 transition-colors duration-1 hover:border-line-control">
      {/* On narrow cards, and where an amount has not room enough beside the barn, it goes below. */}
      <div className="flex flex-1 flex-wrap gap-3 @max-2xs:flex-col">
        <Barn percent={percent} className="size-24 shrink-0 self-center" />
        <div className="flex max-w-full flex-1 flex-col">
          {/* A long name keeps its line, and the percent goes below. */}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <div className="flex max-w-full min-w-0 grow items-center gap-2">
              <GoalIcon icon={icon} size="title" />
              <h2 className="min-w-0 text-title tracking-tight wrap-break-word">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={onOpen}
                  className="text-left after:absolute after:inset-0 after:rounded-xl after:content-['']"
                >
                  {name}
                </button>
              </h2>
            </div>
            <Badge tone="gold">
              <span className="money">{formatPercent(percent, language)}</span>
            </Badge>
          </div>
          <Money amount={saved} className="mt-2 text-xl font-strong tracking-tight" />
          <p className="mb-1.5 text-small leading-5 text-ink-3">
            <Trans>of {whole}</Trans>
          </p>
          <GoalStanding goal={goal} />
        </div>
      </div>
      <GoalMends goal={goal} />
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";
import { useKeptWish } from "@/lib/use-kept-wish";
import { Badge } from "@/ui/Badge";
import { Barn } from "@/ui/Barn";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Money } from "@/ui/Money";

import { ContributionDialog } from "./ContributionDialog";
import { ContributionLines } from "./ContributionLines";
import type { Direction } from "./contribution-form";
import { EditGoalDialog } from "./EditGoalDialog";
import { GoalActs } from "./GoalActs";
import type { PictureChoice } from "./GoalFields";
import { GoalMends } from "./GoalMends";
import { GoalStanding } from "./GoalStanding";
import type { Goal } from "./types";

interface GoalDialogProps {
  goal: Goal;
  today: string;
  Pictures: ComponentType<PictureChoice>;
  onClose: () => void;
}

/** One goal: how full it is, what was put aside for it, and all that can be done with it. */
export default function GoalDialog({ goal, today, Pictures, onClose }: GoalDialogProps) {
  const owner = useSession().claims?.sub;
  const [wish, setWish] = useKeptWish<Direction | "edit">(`goal-${goal.id}`, owner);
  const close = () => setWish(null);
  return (
    <Dialog open onClose={onClose} title={<span className="wrap-anywhere">{goal.name}</span>}>
      <Standing goal={goal} />
      {goal.archived_at === null && <Moves goal={goal} onMove={setWish} />}
      <ContributionLines goal={goal} />
      <GoalActs goal={goal} onEdit={() => setWish("edit")} onGone={onClose} />
      {(wish === "in" || wish === "out") && (
        <ContributionDialog goal={goal} direction={wish} today={today} onClose={close} />
      )}
      {wish === "edit" && (
        <EditGoalDialog goal={goal} today={today} Pictures={Pictures} onClose={close} />
      )}
    </Dialog>
  );
}

function Standing({ goal }: { goal: Goal }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { percent, saved, target, left, due } = goal;
  const whole = <Money amount={target} />;
  const rest = <Money amount={left} />;
  const day = due && formatDate(due, language);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-panel bg-sunken p-4">
      <Barn percent={percent} label={t`${percent}% full`} className="size-24 shrink-0" />
      <div className="flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <Money amount={saved} className="text-stat-phone font-strong tracking-tight" />
          <Badge tone="gold">
            <span className="money">{formatPercent(percent, language)}</span>
          </Badge>
        </p>
        <p className="text-small leading-5 text-ink-3">
          <Trans>of {whole}</Trans>
          {left > 0 && (
            <>
              {" · "}
              <Trans>{rest} to go</Trans>
            </>
          )}
        </p>
        {day && (
          <p className="text-small leading-5 text-ink-3">
            <Trans>Wanted by {day}</Trans>
          </p>
        )}
        <div className="mt-1.5">
          <GoalStanding goal={goal} />
        </div>
      </div>
      <GoalMends goal={goal} />
    </div>
  );
}

function Moves({ goal, onMove }: { goal: Goal; onMove: (direction: Direction) => void }) {
  return (
    <div className="flex flex-wrap gap-3 *:flex-1">
      <Button onClick={() => onMove("in")}>
        <Trans>Put aside</Trans>
      </Button>
      {goal.saved > 0 && (
        <Button variant="secondary" onClick={() => onMove("out")}>
          <Trans>Take out</Trans>
        </Button>
      )}
    </div>
  );
}

import { Trans } from "@lingui/react/macro";
import { Archive } from "lucide-react";

import { Barn } from "@/ui/pictures/Barn";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { Money } from "@/ui/money/Money";

import type { Goal } from "./types";
import { useGoalActions } from "./use-goal-actions";

interface CelebrationProps {
  goal: Goal;
  onClose: () => void;
}

/** Shown once when a goal is reached. */
export function Celebration({ goal, onClose }: CelebrationProps) {
  const { name, saved } = goal;
  const { alter, busy } = useGoalActions();
  const amount = <Money amount={saved} className="font-bold text-ink" />;
  const putAway = async () => {
    const said = <Trans>{name} is archived.</Trans>;
    if (await alter(goal, { archived: true }, said)) onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={<Trans>{name} is full</Trans>}
      footer={
        <>
          <Button
            variant="secondary"
            icon={<Archive aria-hidden="true" className="size-5" />}
            busy={busy}
            onClick={() => void putAway()}
          >
            <Trans>Archive</Trans>
          </Button>
          <Button data-autofocus onClick={onClose}>
            <Trans>Wonderful</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-3 rounded-2xl bg-gold-soft px-6 py-8 text-center">
        <Barn percent={100} className="size-34" />
        <p className="text-title font-heading">
          <Trans>You filled your barn, handful by handful.</Trans>
        </p>
        <p className="text-ink-2">
          <Trans>{amount} is ready. Enjoy your harvest.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

import { Trans } from "@lingui/react/macro";
import { Archive, ArchiveRestore, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";

import { Button } from "@/ui/Button";
import { ConfirmDialog } from "@/ui/ConfirmDialog";

import type { Goal } from "./types";
import { useGoalActs } from "./use-goal-acts";

interface GoalActsProps {
  goal: Goal;
  onEdit: () => void;
  /** It is not among those that are shown any more. */
  onGone: () => void;
}

/** What is done with a goal as a whole. */
export function GoalActs({ goal, onEdit, onGone }: GoalActsProps) {
  const { name, archived_at } = goal;
  const { alter, discard, busy } = useGoalActs();
  const [asking, setAsking] = useState(false);
  const archived = archived_at !== null;
  const said = archived ? (
    <Trans>{name} is among your goals again.</Trans>
  ) : (
    <Trans>{name} is among the archived goals.</Trans>
  );
  const archive = async () => {
    if (await alter(goal, { archived: !archived }, said)) onGone();
  };
  const remove = async () => {
    setAsking(false);
    if (await discard(goal, <Trans>Deleted: {name}.</Trans>)) onGone();
  };
  const Box = archived ? ArchiveRestore : Archive;
  return (
    <div className="flex flex-wrap justify-between gap-2 border-t border-line pt-3 *:-mx-2">
      <Button
        variant="ghost"
        icon={<Pencil aria-hidden="true" className="size-4.5" />}
        onClick={onEdit}
      >
        <Trans>Edit</Trans>
      </Button>
      <Button
        variant="ghost"
        busy={busy}
        icon={<Box aria-hidden="true" className="size-4.5" />}
        onClick={() => void archive()}
      >
        {archived ? <Trans>Bring back</Trans> : <Trans>Archive</Trans>}
      </Button>
      <Button
        variant="warning"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
        onClick={() => setAsking(true)}
      >
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Delete {name}?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          The goal and what was put aside for it are forgotten. What was booked stays among your
          transactions. To keep it out of sight, archive it instead.
        </Trans>
      </ConfirmDialog>
    </div>
  );
}

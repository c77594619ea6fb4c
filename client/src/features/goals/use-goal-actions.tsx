import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/feedback/use-toast";

import { useDeleteGoal, useUpdateGoal } from "./queries";
import type { Goal, GoalChange } from "./types";

/** A change that a press applies at once. */
type QuickChange = Pick<GoalChange, "due" | "monthly" | "archived">;

/** The change that reverses another. */
function getUndo({ due, monthly, archived_at }: Goal, change: QuickChange): QuickChange {
  const before = { due, monthly, archived: archived_at !== null };
  const fields = Object.keys(change) as (keyof QuickChange)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

/** Updates and deletes goals at a press; updates offer undo in a toast. */
export function useGoalActions() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const change = useUpdateGoal();
  const remove = useDeleteGoal();

  const fail = (error: unknown) => toast({ tone: "error", text: failureText(error) });

  const undo = async (goal: Goal, back: QuickChange): Promise<void> => {
    try {
      await change.mutateAsync({ goal, change: back });
      toast({ tone: "success", text: t`It's been restored.` });
    } catch (error) {
      fail(error);
    }
  };

  /** Resolves to whether it was updated. */
  const alter = async (goal: Goal, wanted: QuickChange, said: ReactNode): Promise<boolean> => {
    try {
      const changed = await change.mutateAsync({ goal, change: wanted });
      const run = () => void undo(changed, getUndo(goal, wanted));
      toast({ tone: "success", text: said, action: { label: t`Undo`, run, undo: true } });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  const discard = async (goal: Goal, said: ReactNode): Promise<boolean> => {
    try {
      await remove.mutateAsync(goal);
      toast({ tone: "success", text: said });
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  return { alter, discard, busy: change.isPending || remove.isPending };
}

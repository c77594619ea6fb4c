import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useToast } from "@/ui/use-toast";

import { useUpdateGoal, useDeleteGoal } from "./queries";
import type { Goal, GoalChange } from "./types";

/** What is changed at a press. */
type QuickChange = Pick<GoalChange, "due" | "monthly" | "archived">;

/** What a change has to be changed back to. */
function getUndo({ due, monthly, archived_at }: Goal, change: QuickChange): QuickChange {
  const before = { due, monthly, archived: archived_at !== null };
  const fields = Object.keys(change) as (keyof QuickChange)[];
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

/** Changes and deletes goals at a press; a change says so and can be undone from its toast. */
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
      toast({ tone: "success", text: t`It is back as it was.` });
    } catch (error) {
      fail(error);
    }
  };

  /** Tells whether it was changed. */
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

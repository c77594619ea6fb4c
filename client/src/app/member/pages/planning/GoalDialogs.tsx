import { Suspense, useMemo } from "react";

import type { Goal } from "@/features/goals/types";
import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useToday } from "../../state/use-today";
import { useDialogPart } from "../../use-dialog-part";
import { wordsOf } from "../../words";

import { catalogues } from "../../../words";

/** The pictures of a goal of one's own; their words are those of the categories. */
const Choice = lazyComponent(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "pictures" */ "./Pictures"),
    catalogues.add(wordsOf("categories")),
  ]);
  return part;
});

function Pictures(choice: { value: string; onChange: (icon: string) => void }) {
  return (
    <Suspense fallback={<Skeleton className="h-62.5 rounded-panel" />}>
      <Choice {...choice} />
    </Suspense>
  );
}

async function bringNew() {
  const part = await import(/* webpackChunkName: "new-goal" */ "@/features/goals/NewGoalDialog");
  return part.default;
}

async function bringGoal() {
  const part = await import(/* webpackChunkName: "goal" */ "@/features/goals/GoalDialog");
  return part.default;
}

/** Is wished for instead of the id of a goal. */
export const NEW_GOAL = "new";

interface GoalDialogsProps {
  /** A new goal, or the id of the one that is looked at. */
  wish: string | null;
  /** All that are known, as they are now. */
  goals: readonly Goal[];
  onClose: () => void;
}

/** The dialogs over the goals; their code comes with the first wish. */
export function GoalDialogs({ wish, goals, onClose }: GoalDialogsProps) {
  const making = wish === NEW_GOAL;
  const opened = goals.find(({ id }) => id === wish);
  const today = useToday();
  const forNew = useMemo(() => ({ bring: bringNew, giveUp: onClose }), [onClose]);
  const forGoal = useMemo(() => ({ bring: bringGoal, giveUp: onClose }), [onClose]);
  const made = useDialogPart(making, forNew);
  const shown = useDialogPart(opened !== undefined, forGoal);
  const more = { today, Pictures, onClose };
  return (
    <>
      {making && made && <made.Dialog {...more} />}
      {opened && shown && <shown.Dialog key={opened.id} goal={opened} {...more} />}
    </>
  );
}

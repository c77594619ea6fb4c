import { Suspense } from "react";

import { useAccount } from "@/api/use-account";
import { QuizDialog } from "@/features/quiz/QuizDialog";
import { type OpenedDialog, useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { lazyPart } from "../../lazy-screen";
import { wordsOf } from "../words";

const pushControl = lazyPart({
  load: () => import(/* webpackChunkName: "push-card" */ "@/features/push/PushControl"),
  words: [wordsOf("push")],
});

/** The twelve questions and what follows from them; a new person then sets the account up. */
export default function Quiz({ onClose }: OpenedDialog<"quiz">) {
  const open = useOpenDialog();
  return (
    <QuizDialog
      pushSwitch={
        <Suspense fallback={<Skeleton className="h-14" />}>
          <pushControl.Component />
        </Suspense>
      }
      setupDue={useAccount()?.opening === null}
      onSetup={() => open("setup")}
      onClose={onClose}
    />
  );
}

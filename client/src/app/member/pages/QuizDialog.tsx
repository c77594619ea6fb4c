import { QuizDialog } from "@/features/quiz/QuizDialog";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";

/** The twelve questions and what follows from them. */
export default function Quiz({ onClose }: OpenedDialog<"quiz">) {
  return <QuizDialog onClose={onClose} />;
}

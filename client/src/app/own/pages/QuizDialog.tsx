import type { OpenedDialog } from "@/lib/dialogs";

/** To be drawn. */
export default function QuizDialog(_: OpenedDialog<"quiz">) {
  return null;
}

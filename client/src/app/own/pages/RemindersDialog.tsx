import type { OpenedDialog } from "@/lib/dialogs";

export default function RemindersDialog(_: OpenedDialog<"reminders">) {
  return null;
}

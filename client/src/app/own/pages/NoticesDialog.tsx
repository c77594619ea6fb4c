import type { OpenedDialog } from "@/lib/dialogs";

export default function NoticesDialog(_: OpenedDialog<"notices">) {
  return null;
}

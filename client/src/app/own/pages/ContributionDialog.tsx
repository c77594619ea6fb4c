import type { OpenedDialog } from "@/lib/dialogs";

/** To be drawn. */
export default function ContributionDialog(_: OpenedDialog<"contribution">) {
  return null;
}

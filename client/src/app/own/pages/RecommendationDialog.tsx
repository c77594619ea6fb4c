import type { OpenedDialog } from "@/lib/dialogs";

/** To be drawn. */
export default function RecommendationDialog(_: OpenedDialog<"recommendation">) {
  return null;
}

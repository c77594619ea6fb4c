import { Trans } from "@lingui/react/macro";
import { ChevronRight, LayoutGrid } from "lucide-react";

/** The way to the tiles, on which an expense of today takes two taps. */
export function QuickCard({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex w-full cursor-pointer items-center gap-4 rounded-xl border border-line bg-surface px-5 py-4 text-left shadow-card transition-shadow duration-1 hover:shadow-hover"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-panel bg-gold-soft text-gold-ink">
        <LayoutGrid aria-hidden="true" className="size-6" strokeWidth={1.9} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-caption text-gold-ink">
          <Trans>Quick</Trans>
        </span>
        <span className="block leading-5.5 font-bold">
          <Trans>Record what you spent today</Trans>
        </span>
        <span className="block text-small text-ink-3">
          <Trans>Tap a category and enter the amount</Trans>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
    </button>
  );
}

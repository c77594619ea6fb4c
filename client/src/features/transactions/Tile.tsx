import type { KeyboardEvent } from "react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";
import { moveFocus } from "@/ui/move-focus";
import { Skeleton } from "@/ui/Skeleton";

/** A category of expenses as far as its tile shows it. */
export interface TileCategory {
  id: string;
  label: string;
  icon: string;
  color: string | null;
}

interface TileProps {
  category: TileCategory;
  /** What it holds this month in whole rupiah: undefined while on its way, null if unknown. */
  total: number | null | undefined;
  /** Whether it has just grown. */
  grown: boolean;
  onPress: () => void;
}

const FRAME =
  "flex min-h-26.5 min-w-0 flex-col items-center gap-1.5 rounded-panel border px-0.5 pt-2.5 pb-2 text-center sm:min-h-28 sm:px-2 sm:pt-3.5 sm:pb-3";

function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget.parentElement;
  if (grid) moveFocus(event, grid);
}

/** One category with what was spent in it this month; a press records more of it. */
export function Tile({ category: { label, icon, color }, total, grown, onPress }: TileProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      onKeyDown={moveInGrid}
      className={cx(
        FRAME,
        "cursor-pointer transition-colors duration-4 active:duration-1",
        grown
          ? "border-primary bg-primary-soft text-on-primary-soft"
          : "border-line bg-surface hover:border-line-control hover:bg-sunken active:bg-sunken",
      )}
    >
      <CategoryIcon icon={icon} color={color} size="tile" />
      <span
        title={label}
        className="line-clamp-2 max-w-full text-tiny leading-4 font-label tracking-tight wrap-break-word sm:text-small sm:leading-5 sm:tracking-normal"
      >
        {label}
      </span>{" "}
      <span
        className={cx(
          "mt-auto flex min-h-4 items-center text-tiny font-medium sm:text-caption",
          grown ? "text-on-primary-soft" : "text-ink-3",
        )}
      >
        {total === undefined && <Skeleton className="h-3 w-14" />}
        {total === null && <span aria-hidden="true">–</span>}
        {typeof total === "number" && <Money amount={total} />}
      </span>
    </button>
  );
}

/** Keeps the place of a tile. */
export function TileWaiting() {
  return (
    <span className={cx(FRAME, "border-line")}>
      <Skeleton className="size-8.5 rounded-m" />
      <Skeleton className="mt-1 h-3 w-16 max-w-full" />
      <Skeleton className="mt-auto h-3 w-12 max-w-full" />
    </span>
  );
}

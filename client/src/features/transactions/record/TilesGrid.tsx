import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, ReactNode } from "react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { moveFocusByArrowKey } from "@/browser/arrow-key-focus";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useAmounts } from "@/ui/money/use-amounts";

const FRAME =
  "flex min-h-26.5 min-w-0 flex-col items-center gap-1.5 rounded-panel border px-0.5 pt-2.5 pb-2 text-center sm:min-h-28 sm:px-2 sm:pt-3.5 sm:pb-3";

/** The longest amount, in characters, that fits four tiles in a row on a phone. */
const FITTING = 13;

const BUILT_IN = 20;

/** A category of expenses as far as its tile shows it. */
export interface TileCategory {
  id: string;
  label: string;
  icon: string;
  color: string | null;
}

interface TileProps {
  category: TileCategory;
  /** This month's total in whole rupiah: undefined while loading, null if unknown. */
  total: number | null | undefined;
  /** Whether it was just changed. */
  grown: boolean;
  onPress: () => void;
}

function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const grid = event.currentTarget.parentElement;
  if (grid) moveFocusByArrowKey(event, grid);
}

/** A category with this month's total; a press records an expense in it. */
function Tile({ category: { label, icon, color }, total, grown, onPress }: TileProps) {
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

/** The skeleton of a tile. */
function TileSkeleton() {
  return (
    <span className={cx(FRAME, "border-line")}>
      <Skeleton className="size-8.5 rounded-m" />
      <Skeleton className="mt-1 h-3 w-16 max-w-full" />
      <Skeleton className="mt-auto h-3 w-12 max-w-full" />
    </span>
  );
}

interface TilesGridProps {
  categories: readonly TileCategory[];
  /** The total by category id; undefined while loading, null after an error. */
  totals: ReadonlyMap<string, number> | null | undefined;
  /** The id of the tile that was just changed. */
  grown: string | null;
  onPress: (category: TileCategory) => void;
}

/** Four in a row; fewer where the text is large, the screen narrow or an amount long. */
function Grid({ wide, children }: { wide: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        "grid auto-rows-fr gap-1.5 sm:gap-3",
        wide
          ? "grid-cols-[repeat(auto-fill,minmax(max(7.5rem,(100%_-_--spacing(9))/4),1fr))]"
          : "grid-cols-[repeat(auto-fill,minmax(max(5rem,(100%_-_--spacing(9))/4),1fr))]",
      )}
    >
      {children}
    </div>
  );
}

/** The categories of expenses as tiles; Tab goes through them, the arrow keys move in the grid. */
export function TilesGrid({ categories, totals, grown, onPress }: TilesGridProps) {
  const { text } = useAmounts();
  const totalOf = (id: string) => totals && (totals.get(id) ?? 0);
  const wide = categories.some(({ id }) => text(totalOf(id) ?? 0).length > FITTING);
  return (
    <Grid wide={wide}>
      {categories.map((category) => (
        <Tile
          key={category.id}
          category={category}
          total={totalOf(category.id)}
          grown={category.id === grown}
          onPress={() => onPress(category)}
        />
      ))}
    </Grid>
  );
}

/** As many tiles as there are built-in categories. */
export function TilesGridSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the categories`}>
      <Grid wide={false}>
        {Array.from({ length: BUILT_IN }, (_, index) => (
          <TileSkeleton key={index} />
        ))}
      </Grid>
    </Loading>
  );
}

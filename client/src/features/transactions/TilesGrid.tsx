import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { Loading } from "@/ui/Loading";
import { useAmounts } from "@/ui/use-amounts";

import { Tile, type TileCategory, TileWaiting } from "./Tile";

/** So many characters of an amount fit a tile of a phone that shows four in a row. */
const FITTING = 13;
const BUILT_IN = 20;

interface TilesGridProps {
  categories: readonly TileCategory[];
  /** What each holds by id; undefined while on its way, null where it could not be loaded. */
  totals: ReadonlyMap<string, number> | null | undefined;
  /** The id of the one that has just grown. */
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

/** As many tiles as there are without a change. */
export function TilesWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the categories`}>
      <Grid wide={false}>
        {Array.from({ length: BUILT_IN }, (_, index) => (
          <TileWaiting key={index} />
        ))}
      </Grid>
    </Loading>
  );
}

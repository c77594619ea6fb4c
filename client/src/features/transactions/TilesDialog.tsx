import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { settingPath } from "@/lib/paths";
import { keepDraft, takeDraft } from "@/lib/drafts";
import { Button } from "@/ui/Button";
import { buttonStyles } from "@/ui/button-styles";
import { Dialog } from "@/ui/Dialog";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";

import type { TileCategory } from "./Tile";
import { TileAmountDialog } from "./TileAmountDialog";
import { TilesGrid, TilesWaiting } from "./TilesGrid";
import type { Transaction } from "./types";
import { useByCategory, useGrow } from "./use-by-category";
import type { RecordDraft } from "./use-record-draft";

/** Under this name what is typed for a tile is carried over a reload. */
const DRAFT = "tiles";

/** How long a tile that has grown stands out, in milliseconds. */
const SHOWN = 2000;

export interface TilesProps {
  /** The categories of expenses that the person sees, in their order; nothing while on their way. */
  categories: readonly TileCategory[] | undefined;
  /** Whether they could not be loaded. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onClose: () => void;
}

/** The categories as tiles: one press, an amount, and an expense of today is recorded. */
export function TilesDialog({ today, onClose, ...tiles }: TilesProps) {
  const [pressed, setPressed] = useState<string | null>(null);
  const [grown, setGrown] = useState<string | null>(null);
  const grow = useGrow();
  const category = tiles.categories?.find(({ id }) => id === pressed);

  useEffect(() => {
    const kept = takeDraft<RecordDraft>(DRAFT);
    if (!kept) return;
    // Its own dialog takes it.
    keepDraft(DRAFT, kept);
    setPressed(kept.values.category_id);
  }, []);

  useEffect(() => {
    if (!grown) return;
    const timer = setTimeout(() => setGrown(null), SHOWN);
    return () => clearTimeout(timer);
  }, [grown]);

  const saved = (recorded: Transaction) => {
    grow(recorded);
    setGrown(recorded.category_id);
  };

  return (
    <Dialog open size="lg" onClose={onClose} title={<Trans>Record Your Income and Expenses</Trans>}>
      <Tiles {...tiles} grown={grown} onPress={({ id }) => setPressed(id)} onClose={onClose} />
      {category && (
        <TileAmountDialog
          category={category}
          today={today}
          draft={DRAFT}
          onSaved={saved}
          onClose={() => setPressed(null)}
        />
      )}
    </Dialog>
  );
}

interface ShownTilesProps extends Omit<TilesProps, "today"> {
  grown: string | null;
  onPress: (category: TileCategory) => void;
}

function Tiles({ categories, failed, retrying, onRetry, ...tiles }: ShownTilesProps) {
  const { grown, onPress, onClose } = tiles;
  const sums = useByCategory();
  if (!categories) {
    if (!failed) return <TilesWaiting />;
    return (
      <ErrorState onRetry={onRetry} retrying={retrying}>
        <Trans>The categories could not be loaded.</Trans>
      </ErrorState>
    );
  }
  if (categories.length === 0) return <AllHidden onLeave={onClose} />;
  const known = sums.data && new Map(sums.data.datas.map((sum) => [sum.category_id, sum.expenses]));
  const lost = sums.isError && !known;
  return (
    <>
      <div className="-mt-3 -mb-2 flex shrink-0 flex-wrap items-center gap-x-3 text-small text-ink-2">
        <p>
          <Trans>Choose a category, then write the amount.</Trans>
        </p>
        <Link to={settingPath("categories")} onClick={onClose} className="link py-3">
          <Trans>Edit categories</Trans>
        </Link>
        {lost && (
          <Button variant="ghost" busy={sums.isFetching} onClick={() => void sums.refetch()}>
            <Trans>Load this month's amounts again</Trans>
          </Button>
        )}
      </div>
      <TilesGrid
        categories={categories}
        totals={lost ? null : known}
        grown={grown}
        onPress={onPress}
      />
    </>
  );
}

function AllHidden({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      title={<Trans>All categories of expenses are hidden.</Trans>}
      action={
        <Link
          to={settingPath("categories")}
          onClick={onLeave}
          className={buttonStyles({ variant: "secondary" })}
        >
          <Trans>Choose which to show</Trans>
        </Link>
      }
    >
      <Trans>Tiles stand here for those that you show.</Trans>
    </EmptyState>
  );
}

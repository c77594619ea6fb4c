import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { saveDraft, takeDraft } from "@/browser/draft-storage";
import { Button } from "@/ui/buttons/Button";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { Dialog } from "@/ui/dialog/Dialog";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { api, payloadOf } from "@/api/client";
import { settingPath } from "@/lib/paths";

import type { CategorySums, Transaction } from "../types";
import { TileAmountDialog } from "./TileAmountDialog";
import { type TileCategory, TilesGrid, TilesGridSkeleton } from "./TilesGrid";
import type { RecordDraft } from "./use-record-transaction";

/** The storage key of the draft. */
const DRAFT = "tiles";

/** How long a changed tile is highlighted, in ms. */
const HIGHLIGHT_MS = 2000;

const THIS_MONTH = ["by-category", "this month"];

interface TilesProps {
  /** The visible expense categories in order; undefined while loading. */
  categories: readonly TileCategory[] | undefined;
  /** Whether loading failed. */
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
  const grow = useAddToMonthSpending();
  const category = tiles.categories?.find(({ id }) => id === pressed);

  useEffect(() => {
    const kept = takeDraft<RecordDraft>(DRAFT);
    if (!kept) return;
    // The dialog of the tile restores it.
    saveDraft(DRAFT, kept);
    setPressed(kept.values.category_id);
  }, []);

  useEffect(() => {
    if (!grown) return;
    const timer = setTimeout(() => setGrown(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [grown]);

  const saved = (recorded: Transaction) => {
    grow(recorded);
    setGrown(recorded.category_id);
  };

  return (
    <Dialog open size="lg" onClose={onClose} title={<Trans>Record Your Income and Expenses</Trans>}>
      <TilesList {...tiles} grown={grown} onPress={({ id }) => setPressed(id)} onClose={onClose} />
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

interface TilesListProps extends Omit<TilesProps, "today"> {
  grown: string | null;
  onPress: (category: TileCategory) => void;
}

function TilesList({ categories, failed, retrying, onRetry, ...tiles }: TilesListProps) {
  const { grown, onPress, onClose } = tiles;
  const sums = useMonthSpending();
  if (!categories) {
    if (!failed) return <TilesGridSkeleton />;
    return (
      <ErrorState onRetry={onRetry} retrying={retrying}>
        <Trans>We couldn't load the categories.</Trans>
      </ErrorState>
    );
  }
  if (categories.length === 0) return <NoTiles onLeave={onClose} />;
  const known = sums.data?.spent;
  const lost = sums.isError && !known;
  return (
    <>
      <div className="-mt-3 -mb-2 flex shrink-0 flex-wrap items-center gap-x-3 text-small text-ink-2">
        <p>
          <Trans>Choose a category, then enter the amount.</Trans>
        </p>
        <Link to={settingPath("categories")} onClick={onClose} className="link py-3">
          <Trans>Edit categories</Trans>
        </Link>
        {lost && (
          <Button variant="ghost" busy={sums.isFetching} onClick={() => void sums.refetch()}>
            <Trans>Reload this month's amounts</Trans>
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

function NoTiles({ onLeave }: { onLeave: () => void }) {
  return (
    <EmptyState
      title={<Trans>All expense categories are hidden.</Trans>}
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
      <Trans>Categories you choose to show appear here.</Trans>
    </EmptyState>
  );
}

/** What each category spent in this money month; those without expenses are missing. */
interface MonthSums {
  start: string;
  end: string;
  spent: ReadonlyMap<string, number>;
}

function spentBy({ datas, period: { start, end } }: CategorySums): MonthSums {
  const expenses = datas.filter(({ type }) => type === "expenses");
  return { start, end, spent: new Map(expenses.map((sum) => [sum.category_id, sum.amount])) };
}

function useMonthSpending() {
  return useQuery({
    queryKey: THIS_MONTH,
    queryFn: async ({ signal }) =>
      spentBy(payloadOf(await api.GET("/transactions/by-category", { signal }))),
  });
}

function addToSums(before: MonthSums, { category_id, type, amount, date }: Transaction): MonthSums {
  if (type !== "expenses" || date < before.start || date > before.end) return before;
  const sum = (before.spent.get(category_id) ?? 0) + amount;
  return { ...before, spent: new Map(before.spent).set(category_id, sum) };
}

/** Adds a new transaction to the cached sums before they are refetched. */
function useAddToMonthSpending(): (recorded: Transaction) => void {
  const client = useQueryClient();
  return useCallback(
    (recorded) => {
      client.setQueryData<MonthSums>(THIS_MONTH, (before) => before && addToSums(before, recorded));
    },
    [client],
  );
}

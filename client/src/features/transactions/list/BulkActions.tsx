import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Tag, Trash2, X } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";

import { lazyComponent } from "@/lib/lazy-component";
import { isReported, netAmount, signedAmount, TRANSACTION_TYPES } from "@/lib/signed-amount";
import { Button } from "@/ui/buttons/Button";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { IconButton } from "@/ui/buttons/IconButton";
import { Money } from "@/ui/money/Money";

import type { Filters } from "../filters";
import type { Totals, Transaction, TransactionType } from "../types";
import { useRuleOffer } from "../use-rule-offer";
import { prepareRowFocus } from "./row-focus";
import { MAX_FILTERED, MAX_NAMED, type Selection } from "./selection";
import { type BulkAction, useBulkAction } from "./use-bulk-action";

const CategoriseDialog = lazyComponent(
  () => import(/* webpackChunkName: "categorise" */ "./CategoriseDialog"),
);

/** Overlays that handle Escape themselves. */
const OPEN_OVERLAYS = 'dialog[open], [role="dialog"], [role="menu"], [role="listbox"]';

interface BulkActionsProps {
  filters: Filters;
  totals: Totals;
  /** The rows that are loaded. */
  rows: readonly Transaction[];
  selection: Selection;
  onEverything: () => void;
  onLeave: () => void;
}

/** The toolbar for the selected rows with its dialogs. */
export default function BulkActions(props: BulkActionsProps) {
  const { filters, totals, rows, selection, onEverything, onLeave } = props;
  const [asking, setAsking] = useState<"category" | "delete" | null>(null);
  const { send, sending } = useBulkAction();
  const offerRule = useRuleOffer();
  const { ids, everything, anchor } = selection;
  const { count, net, types, common, others } = summarizeSelection(rows, selection, totals);
  // More rows match than are loaded or can be named one by one.
  const more = ids.size === rows.length && totals.count > Math.min(rows.length, MAX_NAMED);

  const leave = () => {
    // The bar unmounts with its focus, which moves to the row selected last.
    const land = prepareRowFocus(new Set(), anchor);
    onLeave();
    land();
  };
  useEscape(asking === null, leave);

  const act = async (wish: BulkAction) => {
    const chosen = everything ? { filters, count } : { rows: rows.filter(({ id }) => ids.has(id)) };
    const land = prepareRowFocus(wish.action === "delete" ? ids : new Set(), anchor);
    const outcome = await send(wish, chosen);
    setAsking(null);
    if (outcome === "failed") return;
    onLeave();
    land();
    if (outcome === "done" && wish.action === "categorise" && chosen.rows)
      offerRule(chosen.rows, wish.category_id);
  };

  return (
    <>
      <BulkBar
        count={count}
        net={net}
        everything={everything}
        others={more ? totals.count : null}
        sending={sending}
        // Only income and expenses have a category to change.
        fixed={types.length === 0}
        onEverything={onEverything}
        onCategorise={() => setAsking("category")}
        onDelete={() => (everything ? setAsking("delete") : void act({ action: "delete" }))}
        onCancel={leave}
      />
      {asking === "category" && (
        <Suspense>
          <CategoriseDialog
            count={count - others}
            types={types}
            common={common}
            others={others > 0}
            saving={sending}
            onSave={(category_id) => void act({ action: "categorise", category_id })}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === "delete"}
        title={
          <Plural value={count} one="Delete # transaction?" other="Delete all # transactions?" />
        }
        confirm={<Trans>Delete all</Trans>}
        onConfirm={() => void act({ action: "delete" })}
        onCancel={() => setAsking(null)}
      >
        <Trans>That's everything that matches your filters, even what's not on screen.</Trans>
      </ConfirmDialog>
    </>
  );
}

interface BulkBarProps {
  /** The number of selected rows. */
  count: number;
  /** Income less expenses, in whole rupiah. */
  net: number;
  everything: boolean;
  /** The total number of matches if more can be selected than are loaded. */
  others: number | null;
  sending: boolean;
  /** Whether no category can be changed. */
  fixed: boolean;
  onEverything: () => void;
  onCategorise: () => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** The toolbar itself; on phones it replaces the bottom menu. */
function BulkBar(props: BulkBarProps) {
  const { count, everything, sending, fixed, onCategorise, onDelete, onCancel } = props;
  const { t } = useLingui();
  const tooMany = count > (everything ? MAX_FILTERED : MAX_NAMED);
  const idle = count === 0 || tooMany || sending;
  return (
    <div
      role="toolbar"
      aria-label={t`Actions for the selected transactions`}
      data-bottom-bar
      className="z-35 flex flex-wrap items-center gap-x-5 gap-y-3 border border-line bg-raised px-4 py-3 shadow-float transition duration-3 ease-out max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:rounded-t-2xl max-lg:pb-[max(--spacing(3.5),env(safe-area-inset-bottom))] lg:sticky lg:bottom-6 lg:rounded-xl lg:py-2.5 starting:translate-y-4 starting:opacity-0"
    >
      <SelectionCount {...props} tooMany={tooMany} />
      <div className="flex gap-2.5 max-sm:order-last max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
        <Button
          variant="secondary"
          disabled={idle || fixed}
          icon={<Tag aria-hidden="true" className="size-4.5" />}
          onClick={onCategorise}
        >
          <Trans>Change category</Trans>
        </Button>
        <Button
          variant="danger"
          disabled={count === 0 || tooMany}
          busy={sending}
          busyLabel={t`Deleting`}
          icon={<Trash2 aria-hidden="true" className="size-4.5" />}
          onClick={onDelete}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      <IconButton
        label={t`Cancel selection`}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={onCancel}
        className="max-sm:absolute max-sm:top-2 max-sm:right-2"
      />
    </div>
  );
}

function SelectionCount({
  count,
  net,
  everything,
  others,
  tooMany,
  onEverything,
}: SelectionCountProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5 max-sm:w-full max-sm:pr-11">
      <p role="status" className="font-label">
        {count === 0 ? (
          <Trans>Select transactions</Trans>
        ) : everything ? (
          <Plural value={count} one="# of # selected" other="All # selected" />
        ) : (
          <Plural value={count} one="# selected" other="# selected" />
        )}
        {tooMany && (
          <span className="block text-small text-expense">
            {everything
              ? t`Up to 100,000 at a time. Narrow the list with filters.`
              : t`Select up to 1,000, or all that match.`}
          </span>
        )}
      </p>
      {count > 0 && <Money amount={net} kind="net" className="text-small text-ink-2" />}
      {others !== null && !everything && (
        <button
          type="button"
          className="link min-h-11 cursor-pointer text-small sm:min-h-8"
          onClick={onEverything}
        >
          <Plural value={others} one="Select # that matches" other="Select all # that match" />
        </button>
      )}
    </div>
  );
}

interface SelectionCountProps extends BulkBarProps {
  tooMany: boolean;
}

interface SelectionSummary {
  count: number;
  /** Income less expenses, in whole rupiah. */
  net: number;
  types: readonly TransactionType[];
  /** The common category; empty if they differ or are not all loaded. */
  common: string;
  /** How many are transfers or adjustments, which have no category; with everything, at least. */
  others: number;
}

/** Summarizes the selected rows; with everything selected, from the totals of the list. */
export function summarizeSelection(
  rows: readonly Transaction[],
  { ids, everything }: Selection,
  totals: Totals,
): SelectionSummary {
  if (everything) {
    const types = TRANSACTION_TYPES.filter((type) => totals[type] > 0);
    const others = rows.filter(({ type }) => !isReported(type)).length;
    return { count: totals.count, net: netAmount(totals), types, common: "", others };
  }
  const chosen = rows.filter(({ id }) => ids.has(id));
  const reported = chosen.filter(({ type }) => isReported(type));
  const categories = new Set(reported.map(({ category_id }) => category_id));
  const [first = ""] = categories;
  return {
    count: chosen.length,
    net: chosen.reduce((net, row) => net + signedAmount(row), 0),
    types: TRANSACTION_TYPES.filter((type) => chosen.some((row) => row.type === type)),
    common: categories.size === 1 ? first : "",
    others: chosen.length - reported.length,
  };
}

/** Calls `leave` on Escape while active, unless an open overlay handles the key. */
function useEscape(active: boolean, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!active) return;
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.querySelector(OPEN_OVERLAYS)) latest.current();
    };
    // Capture runs before an open overlay closes itself for the same key.
    document.addEventListener("keydown", pressed, { capture: true });
    return () => document.removeEventListener("keydown", pressed, { capture: true });
  }, [active]);
}

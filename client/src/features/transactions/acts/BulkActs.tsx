import { Plural, Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { ConfirmDialog } from "@/ui/ConfirmDialog";

import type { Filters } from "../filters";
import type { Totals, Transaction } from "../types";
import { BulkBar } from "./BulkBar";
import { chosenOf } from "./chosen";
import { landingNear } from "./focus-near";
import { MOST_NAMED, type Selection } from "./selection";
import { type BulkAction, useBulk } from "./use-bulk";
import { useEscape } from "./use-escape";

const CategoriseDialog = lazy(
  () => import(/* webpackChunkName: "categorise" */ "./CategoriseDialog"),
);

interface BulkActsProps {
  filters: Filters;
  totals: Totals;
  /** The rows that are loaded. */
  rows: readonly Transaction[];
  selection: Selection;
  onEverything: () => void;
  onLeave: () => void;
}

/** The bar of the chosen rows with what its buttons ask. */
export default function BulkActs(props: BulkActsProps) {
  const { filters, totals, rows, selection, onEverything, onLeave } = props;
  const [asking, setAsking] = useState<"category" | "delete" | null>(null);
  const { send, sending } = useBulk();
  const { ids, everything, anchor } = selection;
  const { count, net, types, common } = chosenOf(rows, selection, totals);
  // More than are loaded, or more than can be named one by one.
  const more = ids.size === rows.length && totals.count > Math.min(rows.length, MOST_NAMED);

  const leave = () => {
    // The bar goes away with its focus: to the row that was chosen last.
    const land = landingNear(new Set(), anchor);
    onLeave();
    land();
  };
  useEscape(asking === null, leave);

  const act = async (wish: BulkAction) => {
    const chosen = everything ? { filters, count } : { ids: [...ids] };
    const land = landingNear(wish.action === "delete" ? ids : new Set(), anchor);
    const outcome = await send(wish, chosen);
    setAsking(null);
    if (outcome === "failed") return;
    onLeave();
    land();
  };

  return (
    <>
      <BulkBar
        count={count}
        net={net}
        everything={everything}
        others={more ? totals.count : null}
        sending={sending}
        onEverything={onEverything}
        onCategorise={() => setAsking("category")}
        onDelete={() => (everything ? setAsking("delete") : void act({ action: "delete" }))}
        onCancel={leave}
      />
      {asking === "category" && (
        <Suspense>
          <CategoriseDialog
            count={count}
            types={types}
            common={common}
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
        <Trans>These are all that your filters meet, also those that are not on the screen.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** The most rows that one bulk action can list by id. */
export const MAX_NAMED = 1000;
/** The most rows that one bulk action can change by filter. */
export const MAX_FILTERED = 100_000;

/** The selected rows. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Everything that matches is selected; then `ids` holds the loaded rows. */
  everything: boolean;
  /** The row toggled last, where a range starts. */
  anchor: string | null;
}

export const EMPTY_SELECTION: Selection = { ids: new Set(), everything: false, anchor: null };

function getRange(order: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Toggles a row; with `extend`, applies the new state to the range since the last toggled row. */
export function toggleRow(
  selection: Selection,
  id: string,
  order: readonly string[],
  extend = false,
): Selection {
  const chosen = !selection.ids.has(id);
  const touched = extend ? getRange(order, selection.anchor, id) : [id];
  const ids = new Set(selection.ids);
  for (const each of touched) {
    if (chosen) ids.add(each);
    else ids.delete(each);
  }
  return { ids, everything: selection.everything && chosen, anchor: id };
}

/** Selects all loaded rows, or none if all were selected. */
export function toggleAllRows(selection: Selection, order: readonly string[]): Selection {
  const all = order.length > 0 && order.every((id) => selection.ids.has(id));
  return all ? EMPTY_SELECTION : { ids: new Set(order), everything: false, anchor: null };
}

/** Drops rows that are no longer listed; adds new ones if everything is selected. */
export function pruneSelection(selection: Selection, order: readonly string[]): Selection {
  if (selection.everything) return { ...selection, ids: new Set(order) };
  if (selection.ids.size === 0) return selection;
  const ids = order.filter((id) => selection.ids.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}

/** The most rows that one act can name one by one. */
export const MAX_NAMED = 1000;
/** The most rows that one act can change, when the filters name them. */
export const MAX_FILTERED = 100_000;

/** Which rows are chosen. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Everything that the filters meet, loaded or not; then `ids` are the loaded ones. */
  everything: boolean;
  /** The row that was chosen or left last, from where a range begins. */
  anchor: string | null;
}

export const EMPTY_SELECTION: Selection = { ids: new Set(), everything: false, anchor: null };

function getRange(order: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : order.indexOf(from);
  const end = order.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * Chooses a row or leaves it; with `extend`, all rows from the last one touched to this one
 * become what this one becomes.
 */
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

/** Chooses all rows that are loaded, or none when all were chosen. */
export function toggleAllRows(selection: Selection, order: readonly string[]): Selection {
  const all = order.length > 0 && order.every((id) => selection.ids.has(id));
  return all ? EMPTY_SELECTION : { ids: new Set(order), everything: false, anchor: null };
}

/** The selection without rows that are no longer listed, and with new ones where it is all. */
export function pruneSelection(selection: Selection, order: readonly string[]): Selection {
  if (selection.everything) return { ...selection, ids: new Set(order) };
  if (selection.ids.size === 0) return selection;
  const ids = order.filter((id) => selection.ids.has(id));
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}

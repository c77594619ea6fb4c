import type { WalletEntry } from "../types";

export interface DayItem {
  kind: "day";
  date: string;
}

export interface RowItem {
  kind: "row";
  entry: WalletEntry;
  /** Whether it opens or closes its day. */
  first: boolean;
  last: boolean;
}

export type EntryItem = DayItem | RowItem;

/** The entries, newest first, with a heading for each day. */
export function groupByDay(entries: readonly WalletEntry[]): EntryItem[] {
  return entries.flatMap((entry, index): EntryItem[] => {
    const { date } = entry;
    const first = entries[index - 1]?.date !== date;
    const last = entries[index + 1]?.date !== date;
    const row = { kind: "row", entry, first, last } as const;
    return first ? [{ kind: "day", date }, row] : [row];
  });
}

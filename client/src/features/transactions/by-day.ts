import type { Transaction } from "./types";

export interface DayItem {
  kind: "day";
  date: string;
  /** What came in less what went out, in whole rupiah; null while rows of the day are missing. */
  net: number | null;
}

export interface RowItem {
  kind: "row";
  transaction: Transaction;
  /** Whether it opens or closes its day. */
  first: boolean;
  last: boolean;
}

export type ListItem = DayItem | RowItem;

const signed = ({ type, amount }: Transaction) => (type === "income" ? amount : -amount);

/** The list with a head before each day; `complete` says that no more rows will follow. */
export function byDay(transactions: readonly Transaction[], complete: boolean): ListItem[] {
  const items: ListItem[] = [];
  let head: DayItem | null = null;
  transactions.forEach((transaction, index) => {
    const { date } = transaction;
    const following = transactions[index + 1];
    const first = head?.date !== date;
    if (head === null || first) {
      head = { kind: "day", date, net: 0 };
      items.push(head);
    }
    head.net = (head.net ?? 0) + signed(transaction);
    items.push({ kind: "row", transaction, first, last: following?.date !== date });
    if (!following && !complete) head.net = null;
  });
  return items;
}

import { useMemo, useRef } from "react";

import { useRowsInWindow } from "./use-window";
import { byDay } from "./by-day";
import { DayHead, DayRow } from "./DayItems";
import type { Transaction } from "./types";

const HEAD_HEIGHT = 44;
const ROW_HEIGHT = 65;

interface TransactionsByDayProps {
  transactions: readonly Transaction[];
  /** Whether these are all that the filters meet. */
  complete: boolean;
  today: string;
}

/** The transactions of phones, day by day; only those near the window are there. */
export function TransactionsByDay({ transactions, complete, today }: TransactionsByDayProps) {
  const place = useRef<HTMLDivElement>(null);
  const items = useMemo(() => byDay(transactions, complete), [transactions, complete]);
  const { rows, above, below, measure } = useRowsInWindow({
    place,
    count: items.length,
    estimate: (index) => (items[index]?.kind === "day" ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => {
      const item = items[index];
      return item?.kind === "row" ? item.transaction.id : (item?.date ?? String(index));
    },
  });

  return (
    <div ref={place} role="list" style={{ paddingTop: above, paddingBottom: below }}>
      {rows.map(({ index, key }) => {
        const item = items[index];
        return (
          item && (
            <div key={key} ref={measure} data-index={index} role="listitem">
              {item.kind === "day" ? <DayHead item={item} today={today} /> : <DayRow item={item} />}
            </div>
          )
        );
      })}
    </div>
  );
}

import { memo, type Ref, useMemo, useRef } from "react";

import { byDay, type ListItem, oneAfterAnother } from "./by-day";
import { DayHead, DayRow } from "./DayItems";
import type { Sort } from "./filters";
import type { Rows } from "./paged";
import { useRowsInWindow } from "./use-window";

const HEAD_HEIGHT = 38;
const ROW_HEIGHT = 65;

interface TransactionsLinesProps {
  rows: Rows;
  /** Whether these are all that the filters meet. */
  complete: boolean;
  sort: Sort;
  today: string;
}

/** The transactions of phones, day by day where that is their order; only those in sight are there. */
export function TransactionsLines({ rows, complete, sort, today }: TransactionsLinesProps) {
  const place = useRef<HTMLDivElement>(null);
  const days = sort === "-date" || sort === "date";
  const items = useMemo(
    () => (days ? byDay(rows, complete) : oneAfterAnother(rows)),
    [rows, complete, days],
  );
  const { lines, above, below, measure } = useRowsInWindow({
    place,
    count: items.count,
    estimate: (index) => (items.at(index)?.kind === "day" ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => {
      const item = items.at(index);
      return item?.kind === "row" ? item.transaction.id : (item?.date ?? String(index));
    },
  });

  return (
    <div ref={place} role="list" style={{ paddingTop: above, paddingBottom: below }}>
      {lines.map(({ index, key }) => {
        const item = items.at(index);
        return item && <Line key={key} ref={measure} index={index} today={today} {...item} />;
      })}
    </div>
  );
}

type LineProps = ListItem & { index: number; today: string; ref: Ref<HTMLDivElement> };

/** Takes the parts of its item as they are, so that a line that has not changed stays as it is. */
const Line = memo(function Line({ index, today, ref, ...item }: LineProps) {
  return (
    <div ref={ref} data-index={index} role="listitem">
      {item.kind === "day" ? <DayHead item={item} today={today} /> : <DayRow item={item} />}
    </div>
  );
});

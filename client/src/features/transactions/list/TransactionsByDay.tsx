import { useLingui } from "@lingui/react/macro";
import { memo, type Ref, useMemo, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { Money } from "@/ui/money/Money";

import type { Sort } from "../filters";
import { TransactionLine } from "../TransactionLine";
import { useWalletNames } from "../wallet-names";
import {
  type DayItem,
  groupByDay,
  type ListItem,
  listWithoutDays,
  type RowItem,
} from "./day-groups";
import type { LoadedRows } from "./loaded-rows";
import { RowMenu } from "./RowActions";
import { RowCheckbox } from "./SelectionControls";
import { useVirtualRows } from "./use-virtual-rows";

const HEAD_HEIGHT = 31;
const ROW_HEIGHT = 55;

interface TransactionsByDayProps {
  rows: LoadedRows;
  /** Whether these are all that the filters meet. */
  complete: boolean;
  sort: Sort;
  today: string;
}

/** The virtualized list on phones, grouped by day when sorted by date. */
export function TransactionsByDay({ rows, complete, sort, today }: TransactionsByDayProps) {
  const place = useRef<HTMLDivElement>(null);
  const days = sort === "-date" || sort === "date";
  const items = useMemo(
    () => (days ? groupByDay(rows, complete) : listWithoutDays(rows)),
    [rows, complete, days],
  );
  const { lines, above, below, measure, finder } = useVirtualRows({
    place,
    count: items.count,
    estimate: (index) => (items.at(index)?.kind === "day" ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => {
      const item = items.at(index);
      return item?.kind === "row" ? item.transaction.id : (item?.date ?? String(index));
    },
  });

  return (
    <>
      {finder}
      <div ref={place} role="list" style={{ paddingTop: above, paddingBottom: below }}>
        {lines.map(({ index, key }) => {
          const item = items.at(index);
          return item && <Line key={key} ref={measure} index={index} today={today} {...item} />;
        })}
      </div>
    </>
  );
}

type LineProps = ListItem & { index: number; today: string; ref: Ref<HTMLDivElement> };

/** Takes the parts of its item as they are, so that a line that has not changed stays as it is. */
const Line = memo(function Line({ index, today, ref, ...item }: LineProps) {
  return (
    <div ref={ref} data-index={index} role="listitem">
      {item.kind === "day" ? <DayHeading item={item} today={today} /> : <DayRow item={item} />}
    </div>
  );
});

/** The heading of a day with its net amount. */
function DayHeading({ item, today }: { item: DayItem; today: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const long = formatDate(item.date, language);
  const near: Record<string, string> = {
    [today]: t`Today, ${long}`,
    [addDays(today, -1)]: t`Yesterday, ${long}`,
  };
  return (
    <div className="flex items-baseline justify-between gap-3 px-1 pt-1.5 pb-1 text-small">
      <h2 className="text-small font-label tracking-normal">{near[item.date] ?? long}</h2>
      {item.net !== null && <Money amount={item.net} kind="net" className="text-ink-3" />}
    </div>
  );
}

/** A row of a day's card; the first and last rows have the round corners. */
function DayRow({ item: { transaction, first, last, dated } }: { item: RowItem }) {
  const { language } = useLanguage();
  const category = transaction.detail && transaction.category_label;
  const day = dated && formatDate(transaction.date, language);
  const wallet = useWalletNames()(transaction);
  return (
    <div
      className={cx(
        "relative border-x border-line bg-surface px-4",
        first && "rounded-t-xl border-t",
        last && "rounded-b-xl border-b shadow-card",
      )}
    >
      <div
        className={cx("flex min-h-13.5 items-center gap-3.5 py-1", !last && "border-b border-line")}
      >
        <RowCheckbox transaction={transaction} />
        <TransactionLine transaction={transaction}>
          {[category, day, wallet].filter(Boolean).join(" · ")}
        </TransactionLine>
        <RowMenu transaction={transaction} />
      </div>
    </div>
  );
}

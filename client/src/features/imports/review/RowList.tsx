import { useLingui } from "@lingui/react/macro";
import { memo, type Ref, useMemo, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { Money } from "@/ui/money/Money";
import { useAmounts } from "@/ui/money/use-amounts";

import type { ImportRow, RowChange } from "../types";
import { isLeftOut, RowMarks } from "./RowMarks";
import { RowPicture, toneOfRow } from "./RowPicture";
import { RowQuestion } from "./RowQuestion";
import { nameOfRow, useOutcomeText } from "./row-words";
import { useVirtualRows } from "./use-virtual-rows";

const HEAD_HEIGHT = 31;
const ROW_HEIGHT = 61;

export interface RowsProps {
  rows: readonly ImportRow[];
  /** How many there are, loaded or not. */
  total: number;
  onChange: (row: ImportRow, change: RowChange) => void;
  onOpen: (row: ImportRow) => void;
}

type Item =
  | { kind: "day"; date: string }
  | { kind: "row"; row: ImportRow; first: boolean; last: boolean };

/** The rows in the order of the file, with a heading for each day. */
function groupByDay(rows: readonly ImportRow[]): Item[] {
  return rows.flatMap((row, index): Item[] => {
    const first = rows[index - 1]?.date !== row.date;
    const last = rows[index + 1]?.date !== row.date;
    const item = { kind: "row", row, first, last } as const;
    return first ? [{ kind: "day", date: row.date }, item] : [item];
  });
}

/** The rows by day, for phones. */
export function RowList({ rows, onChange, onOpen }: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const items = useMemo(() => groupByDay(rows), [rows]);
  const { lines, above, below, measure, finder } = useVirtualRows({
    place,
    count: items.length,
    estimate: (index) => (items[index]?.kind === "day" ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => {
      const item = items[index];
      return item?.kind === "row" ? item.row.id : `${item?.date ?? ""}-${String(index)}`;
    },
  });
  return (
    <>
      {finder}
      <div ref={place} role="list" style={{ paddingTop: above, paddingBottom: below }}>
        {lines.map(({ index, key }) => {
          const item = items[index];
          return (
            item && (
              <Line
                key={key}
                ref={measure}
                index={index}
                item={item}
                onChange={onChange}
                onOpen={onOpen}
              />
            )
          );
        })}
      </div>
    </>
  );
}

interface LineProps extends Pick<RowsProps, "onChange" | "onOpen"> {
  item: Item;
  index: number;
  ref: Ref<HTMLDivElement>;
}

const Line = memo(function Line({ item, index, ref, onChange, onOpen }: LineProps) {
  const { language } = useLanguage();
  return (
    <div ref={ref} data-index={index} role="listitem">
      {item.kind === "day" ? (
        <h3 className="px-1 pt-1.5 pb-1 text-small font-label tracking-normal">
          {formatDate(item.date, language)}
        </h3>
      ) : (
        <RowLine
          row={item.row}
          first={item.first}
          last={item.last}
          onChange={onChange}
          onOpen={onOpen}
        />
      )}
    </div>
  );
});

interface RowLineProps extends Pick<RowsProps, "onChange" | "onOpen"> {
  row: ImportRow;
  first: boolean;
  last: boolean;
}

/** A row with what becomes of it; a press opens it. */
function RowLine({ row, first, last, onChange, onOpen }: RowLineProps) {
  const { t } = useLingui();
  const { text } = useAmounts();
  const outcomeOf = useOutcomeText();
  const name = nameOfRow(row);
  const amount = text(row.amount, { signed: true });
  return (
    <div
      className={cx(
        "border-x border-line bg-surface px-4",
        first && "rounded-t-xl border-t",
        last && "rounded-b-xl border-b shadow-card",
      )}
    >
      <div className={cx(!last && "border-b border-line")}>
        <div className="relative flex min-h-15 items-center gap-3.5 py-1">
          <RowPicture row={row} />
          {/* Where large letters leave no room for both, the amount stands under the name. */}
          <span
            className={cx(
              "flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5",
              isLeftOut(row) && "text-ink-3",
            )}
          >
            <span className="min-w-0 grow basis-[max(60px,5rem)]">
              <span className="line-clamp-2 leading-5.5 font-label wrap-anywhere">{name}</span>
              <span className="block text-small text-ink-3 wrap-anywhere">{outcomeOf(row)}</span>
            </span>
            <Money
              amount={row.amount}
              kind="net"
              className={cx("ml-auto font-label", toneOfRow(row))}
            />
          </span>
          <button
            type="button"
            aria-label={t`Change ${name}, ${amount}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(row)}
            className="absolute inset-0 cursor-pointer touch-manipulation rounded-xl active:bg-sunken/45"
          />
        </div>
        <RowMarks row={row} />
        <RowQuestion row={row} onChange={(change) => onChange(row, change)} />
      </div>
    </div>
  );
}

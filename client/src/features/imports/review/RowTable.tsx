import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil } from "lucide-react";
import { memo, type Ref, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatBriefDate } from "@/lib/dates";
import { IconButton } from "@/ui/buttons/IconButton";
import { Checkbox } from "@/ui/fields/Checkbox";
import { Money } from "@/ui/money/Money";
import { useAmounts } from "@/ui/money/use-amounts";
import { Cell, HeadCell, Row, Table } from "@/ui/table/Table";

import type { ImportRow } from "../types";
import type { RowsProps } from "./RowList";
import { isLeftOut, RowMarks } from "./RowMarks";
import { RowPicture, toneOfRow } from "./RowPicture";
import { RowQuestion } from "./RowQuestion";
import { nameOfRow, useOutcomeText } from "./row-words";
import { useVirtualRows } from "./use-virtual-rows";

const ROW_HEIGHT = 61;

/** The rows in a table, where there is room for one. */
export function RowTable({ rows, total, onChange, onOpen }: RowsProps) {
  const { t } = useLingui();
  const body = useRef<HTMLTableSectionElement>(null);
  const { lines, above, below, measure, finder } = useVirtualRows({
    place: body,
    count: rows.length,
    estimate: () => ROW_HEIGHT,
    keyOf: (index) => rows[index]?.id ?? String(index),
  });
  const hasBalances = rows.some(({ balance }) => balance !== null);
  return (
    <div className="rounded-xl border border-line bg-surface px-3 pt-3 pb-2 shadow-card">
      {finder}
      <Table aria-label={t`Rows of the file`} aria-rowcount={total + 1}>
        <Heads hasBalances={hasBalances} />
        <tbody ref={body}>
          <Room height={above} />
          {lines.map(({ index, key }) => {
            const row = rows[index];
            return (
              row && (
                <TableRow
                  key={key}
                  ref={measure}
                  index={index}
                  row={row}
                  hasBalances={hasBalances}
                  onChange={onChange}
                  onOpen={onOpen}
                />
              )
            );
          })}
          <Room height={below} />
        </tbody>
      </Table>
    </div>
  );
}

function Heads({ hasBalances }: Pick<TableRowProps, "hasBalances">) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeadCell className="pr-0">
          <span className="sr-only">
            <Trans>Import</Trans>
          </span>
        </HeadCell>
        <HeadCell>
          <Trans>Date</Trans>
        </HeadCell>
        <HeadCell className="w-full">
          <Trans>Text</Trans>
        </HeadCell>
        <HeadCell className="text-right">
          <Trans>Amount</Trans>
        </HeadCell>
        {hasBalances && (
          <HeadCell className="text-right max-lg:hidden">
            <Trans>Balance after</Trans>
          </HeadCell>
        )}
        <HeadCell>
          <span className="sr-only">
            <Trans>Actions</Trans>
          </span>
        </HeadCell>
      </tr>
    </thead>
  );
}

/** The space of the rows that are not rendered. */
function Room({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={6} style={{ height }} />
    </tr>
  );
}

interface TableRowProps extends Pick<RowsProps, "onChange" | "onOpen"> {
  row: ImportRow;
  /** Whether the file prints balances at all. */
  hasBalances: boolean;
  index: number;
  ref: Ref<HTMLTableRowElement>;
}

const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, hasBalances, index, ref, onChange, onOpen } = props;
  const { t } = useLingui();
  const { language } = useLanguage();
  const { text } = useAmounts();
  const name = nameOfRow(row);
  const amount = text(row.amount, { signed: true });
  return (
    <Row ref={ref} data-index={index} aria-rowindex={index + 2}>
      <Cell className="py-1 pr-0">
        {row.addable && (
          <Checkbox
            label={<span className="sr-only">{t`Import ${name}, ${amount}`}</span>}
            checked={row.include}
            onChange={(event) => onChange(row, { include: event.target.checked })}
          />
        )}
      </Cell>
      <Cell className="whitespace-nowrap text-ink-2">{formatBriefDate(row.date, language)}</Cell>
      <Cell className="w-full max-w-0">
        <RowText row={row} onChange={onChange} />
      </Cell>
      <Cell className="text-right text-base font-label">
        <Money amount={row.amount} kind="net" className={toneOfRow(row)} />
      </Cell>
      {hasBalances && (
        <Cell className="text-right text-small text-ink-3 max-lg:hidden">
          {row.balance !== null && <Money amount={row.balance} />}
        </Cell>
      )}
      <Cell className="py-1 pl-0">
        <IconButton
          label={t`Change ${name}, ${amount}`}
          aria-haspopup="dialog"
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={() => onOpen(row)}
        />
      </Cell>
    </Row>
  );
});

/** The text of a row, what becomes of it, and what is asked about it. */
function RowText({ row, onChange }: Pick<TableRowProps, "row" | "onChange">) {
  const outcomeOf = useOutcomeText();
  const name = nameOfRow(row);
  return (
    <div className="flex items-center gap-3.5">
      <RowPicture row={row} />
      <div className={cx("min-w-0 flex-1", isLeftOut(row) && "text-ink-3")}>
        <p className="truncate leading-5 font-label">{name}</p>
        <p className="truncate text-small text-ink-3">{outcomeOf(row)}</p>
        {name !== row.text && <p className="truncate text-small text-ink-3">{row.text}</p>}
        <RowMarks row={row} />
      </div>
      <RowQuestion row={row} onChange={(change) => onChange(row, change)} />
    </div>
  );
}

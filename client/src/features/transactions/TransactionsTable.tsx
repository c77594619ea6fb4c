import { Trans, useLingui } from "@lingui/react/macro";
import { memo, type Ref, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";
import { Cell, HeadCell, Row, Table } from "@/ui/Table";
import { useAmounts } from "@/ui/use-amounts";

import type { Sort } from "./filters";
import type { Rows } from "./paged";
import { ChooseAll, ChooseBox } from "./acts/ChooseBox";
import { RowMenu } from "./acts/RowMenu";
import { RowName } from "./acts/RowName";
import { SortHead } from "./SortHead";
import { TypeBadge } from "./TypeBadge";
import type { Transaction } from "./types";
import { useRowsInWindow } from "./use-window";

const ROW_HEIGHT = 61;

interface TransactionsTableProps {
  rows: Rows;
  /** How many there are in all, loaded or not. */
  total: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The transactions as a table; only the rows near the window are there. */
export function TransactionsTable({ rows, total, sort, onSort }: TransactionsTableProps) {
  const { t } = useLingui();
  const body = useRef<HTMLTableSectionElement>(null);
  const { lines, above, below, measure } = useRowsInWindow({
    place: body,
    count: rows.count,
    estimate: () => ROW_HEIGHT,
    keyOf: (index) => rows.at(index)?.id ?? String(index),
  });

  return (
    <Table aria-label={t`Transactions`} aria-rowcount={total + 1}>
      <Heads largest={rows.largest} sort={sort} onSort={onSort} />
      <tbody ref={body}>
        <Room height={above} />
        {lines.map(({ index, key }) => {
          const transaction = rows.at(index);
          return (
            transaction && (
              <TransactionRow key={key} ref={measure} index={index} transaction={transaction} />
            )
          );
        })}
        <Room height={below} />
      </tbody>
    </Table>
  );
}

interface HeadsProps {
  largest: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function Heads({ largest, sort, onSort }: HeadsProps) {
  const { text } = useAmounts();
  const widest = text(-largest).length;
  const order = { sort, onSort };
  return (
    <thead>
      <tr aria-rowindex={1}>
        <HeadCell className="py-0 pr-0">
          <ChooseAll />
        </HeadCell>
        <SortHead {...order} orders={["name", "-name"]} className="w-full">
          <Trans>Name</Trans>
        </SortHead>
        <SortHead {...order} orders={["-date", "date"]}>
          <Trans>Date</Trans>
        </SortHead>
        {/* As wide as the longest amount, so that no column moves while one scrolls. */}
        <SortHead
          {...order}
          orders={["-amount", "amount"]}
          className="text-right"
          style={{ minWidth: `calc(${widest}ch + 56px)` }}
        >
          <Trans>Amount</Trans>
        </SortHead>
        <HeadCell>
          <Trans>Category</Trans>
        </HeadCell>
        <HeadCell>
          <span className="sr-only">
            <Trans>What can be done</Trans>
          </span>
        </HeadCell>
      </tr>
    </thead>
  );
}

/** The room of the rows that are not there. */
function Room({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={6} style={{ height }} />
    </tr>
  );
}

interface TransactionRowProps {
  transaction: Transaction;
  index: number;
  ref: Ref<HTMLTableRowElement>;
}

const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, index, ref } = props;
  const { language } = useLanguage();
  const { icon, color, category_label, detail, date, amount, type } = transaction;
  return (
    <Row ref={ref} data-index={index} aria-rowindex={index + 2}>
      <Cell className="pr-0">
        <ChooseBox transaction={transaction} />
      </Cell>
      <Cell className="w-full max-w-0">
        <div className="flex items-center gap-3.5">
          <CategoryIcon icon={icon} color={color} />
          <RowName transaction={transaction}>
            <span className="block truncate leading-5 font-label">{category_label}</span>
            {detail && <span className="block truncate text-small text-ink-3">{detail}</span>}
          </RowName>
        </div>
      </Cell>
      <Cell className="min-w-42 whitespace-nowrap text-ink-2">{formatDate(date, language)}</Cell>
      <Cell className="text-right text-base font-label">
        <Money amount={amount} kind={type} />
      </Cell>
      <Cell>
        <TypeBadge type={type} />
      </Cell>
      <Cell className="py-1 pl-0">
        <RowMenu transaction={transaction} />
      </Cell>
    </Row>
  );
});

import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowDownLeft, ArrowUp, ArrowUpRight, ChevronsUpDown } from "lucide-react";
import { type ComponentProps, memo, type ReactNode, type Ref, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { isMoneyIn, isReported } from "@/lib/signed-amount";
import { Badge } from "@/ui/layout/Badge";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";
import { Cell, HeadCell, Row, Table } from "@/ui/table/Table";
import { useAmounts } from "@/ui/money/use-amounts";

import type { Sort } from "../filters";
import type { EntryType, Transaction } from "../types";
import { useWalletNames } from "../wallet-names";
import type { LoadedRows } from "./loaded-rows";
import { RowEditButton, RowMenu } from "./RowActions";
import { AllRowsCheckbox, RowCheckbox } from "./SelectionControls";
import { TYPE_NAMES } from "./type-names";
import { useVirtualRows } from "./use-virtual-rows";

const ROW_HEIGHT = 61;

const SHAPES = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface TransactionsTableProps {
  rows: LoadedRows;
  /** The number of matches, loaded or not. */
  total: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The virtualized table of transactions. */
export function TransactionsTable({ rows, total, sort, onSort }: TransactionsTableProps) {
  const { t } = useLingui();
  const body = useRef<HTMLTableSectionElement>(null);
  const { lines, above, below, measure, finder } = useVirtualRows({
    place: body,
    count: rows.count,
    estimate: () => ROW_HEIGHT,
    keyOf: (index) => rows.at(index)?.id ?? String(index),
  });

  return (
    <>
      {finder}
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
    </>
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
          <AllRowsCheckbox />
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
        {/* Without this room the name comes first; the amount's sign says the type, too. */}
        <HeadCell className="max-lg:hidden">
          <Trans>Category</Trans>
        </HeadCell>
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

interface TransactionRowProps {
  transaction: Transaction;
  index: number;
  ref: Ref<HTMLTableRowElement>;
}

const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { transaction, index, ref } = props;
  const { language } = useLanguage();
  const { icon, color, category_label, detail, date, amount, type } = transaction;
  const more = [detail, useWalletNames()(transaction)].filter(Boolean).join(" · ");
  return (
    <Row ref={ref} data-index={index} aria-rowindex={index + 2}>
      <Cell className="pr-0">
        <RowCheckbox transaction={transaction} />
      </Cell>
      <Cell className="w-full max-w-0">
        <div className="flex items-center gap-3.5">
          <CategoryIcon icon={icon} color={color} />
          <RowEditButton transaction={transaction}>
            <span className="block truncate leading-5 font-label">{category_label}</span>
            {more && <span className="block truncate text-small text-ink-3">{more}</span>}
          </RowEditButton>
        </div>
      </Cell>
      <Cell className="min-w-42 whitespace-nowrap text-ink-2">{formatDate(date, language)}</Cell>
      <Cell className="text-right text-base font-label">
        <Money amount={amount} kind={type} />
      </Cell>
      <Cell className="max-lg:hidden">
        <TypeBadge type={type} />
      </Cell>
      <Cell className="py-1 pl-0">
        <RowMenu transaction={transaction} />
      </Cell>
    </Row>
  );
});

interface SortHeadProps extends Omit<ComponentProps<typeof HeadCell>, "onClick"> {
  /** The two sort orders of the column, the default first. */
  orders: readonly [Sort, Sort];
  sort: Sort;
  onSort: (sort: Sort) => void;
  children: ReactNode;
}

/** A sortable column header; a second press reverses the order. */
function SortHead({ orders, sort, onSort, className, children, ...rest }: SortHeadProps) {
  const [first, second] = orders;
  const here = sort === first || sort === second;
  const order = !here ? "none" : sort.startsWith("-") ? "descending" : "ascending";
  const Shape = SHAPES[order];
  return (
    <HeadCell {...rest} aria-sort={order} className={cx("py-0!", className)}>
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className={cx(
          "-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-badge px-2 font-label hover:text-ink",
          here && "text-ink",
        )}
      >
        {children}
        <Shape aria-hidden="true" className="size-3.5 print:hidden" />
      </button>
    </HeadCell>
  );
}

/** What a transaction did, in a word; income and expenses with an arrow. */
function TypeBadge({ type }: { type: EntryType }) {
  const { t } = useLingui();
  const name = t(TYPE_NAMES[type]);
  if (!isReported(type)) return <Badge>{name}</Badge>;
  return isMoneyIn(type) ? (
    <Badge tone="green" icon={<ArrowDownLeft aria-hidden="true" className="size-3.5" />}>
      {name}
    </Badge>
  ) : (
    <Badge icon={<ArrowUpRight aria-hidden="true" className="size-3.5" />}>{name}</Badge>
  );
}

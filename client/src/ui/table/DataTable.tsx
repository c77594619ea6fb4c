import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLayoutEffect, useRef, useState } from "react";

import { usePhone } from "@/browser/media-queries";
import { cx } from "@/lib/cx";

import { ErrorState } from "../feedback/ErrorState";
import { Loading } from "../feedback/Loading";
import { Skeleton } from "../feedback/Skeleton";
import { Select } from "../fields/Select";
import { Stale } from "./Stale";
import { Cell, HeadCell, Row, Table } from "./Table";

interface Order {
  /** As `sort` has it. */
  value: string;
  /** In the choice of a list, where there are no heads to press. */
  label: string;
}

export interface Column<Data> {
  key: string;
  /** The head of the column. */
  label: string;
  /** The head is read but not shown, as that of a menu. */
  hideLabel?: boolean;
  /** The orders that the column stands for, the one that is wanted first in front. */
  orders?: readonly [Order, Order];
  right?: boolean;
  /** Of the head and of every cell. */
  className?: string;
  cell: (row: Data) => ReactNode;
}

interface DataTableProps<Data> {
  /** What the rows are, for screen readers. */
  label: string;
  columns: readonly Column<Data>[];
  /** Undefined while they are not there. */
  rows: readonly Data[] | undefined;
  keyOf: (row: Data) => string;
  /** A row of the list. */
  item: (row: Data) => ReactNode;
  /** What is shown when there is no row. */
  empty: ReactNode;
  sort?: string;
  onSort?: (sort: string) => void;
  /** Why the rows are not there, in a sentence, and how to ask again. */
  failure?: string | null;
  onRetry?: () => void;
  retrying?: boolean;
  /** What is shown is about to be replaced. */
  stale?: boolean;
  /** How many rows are likely to come. */
  expected?: number;
  /** The picture that a row begins with, for the time before it is there. */
  picture?: keyof typeof PICTURES;
  /** A choice that shares the row of the order on phones. */
  beside?: ReactNode;
}

const PICTURES = { round: "size-10 rounded-full sm:size-9", wide: "h-11.5 w-18 sm:h-10 sm:w-16" };

/**
 * Rows as a table, as a list on phones and where a table has no room; also while they are waited
 * for, missing or none.
 */
export function DataTable<Data>(props: DataTableProps<Data>) {
  const { columns, sort, onSort, beside } = props;
  const phone = usePhone();
  const { frame, table } = useTableMinWidth();
  return (
    <div ref={frame} className="@container">
      {!table && onSort && (
        <div
          className={cx(
            // A select is no wider than its place, however long its options are.
            "mb-2 grid grid-cols-1 gap-2",
            phone && beside !== undefined && "not-tight:grid-cols-2",
          )}
        >
          {phone && beside}
          <ListOrder columns={columns} sort={sort} onSort={onSort} />
        </div>
      )}
      <Rows {...props} table={table} />
    </div>
  );
}

function Rows<Data>({ table, ...props }: DataTableProps<Data> & { table: boolean }) {
  const { rows, empty, stale, picture } = props;
  if (!rows) return <Missing {...props} />;
  // None on a page that is not there: those of the last one come.
  if (rows.length === 0) {
    return stale ? <Waiting label={props.label} rows={1} picture={picture} /> : empty;
  }
  return (
    <Stale stale={stale}>
      {table ? <AsTable {...props} rows={rows} /> : <AsList {...props} rows={rows} />}
    </Stale>
  );
}

function Missing<Data>({ failure, onRetry, ...props }: DataTableProps<Data>) {
  if (!failure || !onRetry) {
    return <Waiting label={props.label} rows={props.expected ?? 10} picture={props.picture} />;
  }
  return (
    <ErrorState onRetry={onRetry} retrying={props.retrying}>
      {failure}
    </ErrorState>
  );
}

type Filled<Data> = DataTableProps<Data> & { rows: readonly Data[] };

function AsTable<Data>({ label, columns, rows, keyOf, sort, onSort }: Filled<Data>) {
  return (
    <Table aria-label={label} className="tabular-nums">
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.key} className={cx(column.right && "text-right", column.className)}>
                {column.cell(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

const SHAPES = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

interface HeadProps<Data> {
  column: Column<Data>;
  sort?: string;
  onSort?: (sort: string) => void;
}

function Head<Data>({ column, sort = "", onSort }: HeadProps<Data>) {
  const { label, hideLabel, orders, right, className } = column;
  const look = cx(right && "text-right", className);
  if (orders && onSort) {
    return <SortHead label={label} orders={orders} sort={sort} onSort={onSort} className={look} />;
  }
  return (
    <HeadCell className={look}>
      {hideLabel ? <span className="sr-only">{label}</span> : label}
    </HeadCell>
  );
}

interface SortHeadProps {
  label: string;
  orders: readonly [Order, Order];
  sort: string;
  onSort: (sort: string) => void;
  className: string;
}

/** The head of a column by which the rows are put in order; a further press turns them round. */
function SortHead({ label, orders, sort, onSort, className }: SortHeadProps) {
  const [{ value: first }, { value: second }] = orders;
  const here = sort === first || sort === second;
  const order = !here ? "none" : sort.startsWith("-") ? "descending" : "ascending";
  const Shape = SHAPES[order];
  return (
    <HeadCell aria-sort={order} className={cx("py-0!", className)}>
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className={cx(
          "-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-badge px-2 font-label hover:text-ink",
          here && "text-ink",
        )}
      >
        {label}
        <Shape aria-hidden="true" className="size-3.5" />
      </button>
    </HeadCell>
  );
}

function AsList<Data>({ label, rows, keyOf, item }: Filled<Data>) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="min-h-17 border-b border-line py-2.5 last:border-b-0">
          {item(row)}
        </li>
      ))}
    </ul>
  );
}

interface ListOrderProps<Data> {
  columns: readonly Column<Data>[];
  sort?: string;
  onSort: (sort: string) => void;
}

/** The order of a list, which has no heads to press. */
function ListOrder<Data>({ columns, sort, onSort }: ListOrderProps<Data>) {
  const { t } = useLingui();
  return (
    <Select
      aria-label={t`Sort by`}
      value={sort}
      options={columns.flatMap(({ orders = [] }) => orders)}
      onChange={(event) => onSort(event.target.value)}
    />
  );
}

type WaitingProps = Pick<DataTableProps<unknown>, "label" | "picture"> & { rows: number };

function Waiting({ label, rows, picture }: WaitingProps) {
  return (
    <Loading label={label}>
      <div className="hidden h-11 rounded-m bg-sunken sm:block" />
      {Array.from({ length: rows }, (_, at) => (
        <div
          key={at}
          className="flex h-17 items-center gap-3.5 border-b border-line last:border-b-0 sm:h-15 sm:px-4"
        >
          {picture && <Skeleton className={cx("shrink-0", PICTURES[picture])} />}
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="ml-auto h-4 w-1/5" />
        </div>
      ))}
    </Loading>
  );
}

/** The least width of any table, in rem: a text twice as large wants twice the room. */
const LEAST = 34;
/** So much wider or narrower is another window, and no bar to scroll by, in px. */
const ANOTHER = 32;

interface Tried {
  width: number;
  /** What the table wanted there, in rem. */
  wanted: number;
}

/** What was tried with what stands in the frame now, which has a width of its own. */
function tryAgain(frame: HTMLElement, rem: number, before: Tried): Tried {
  const { clientWidth: width, scrollWidth } = frame;
  const last = Math.abs(width - before.width) > ANOTHER ? { width, wanted: LEAST } : before;
  if (scrollWidth <= width + 1) return last;
  return { ...last, wanted: Math.max(last.wanted, scrollWidth / rem) };
}

/** Whether rows have the room to be a table in what the ref holds; else they are a list. */
function useTableMinWidth() {
  const phone = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const tried = useRef<Tried>({ width: 0, wanted: LEAST });
  const [narrow, setNarrow] = useState(false);
  // At any time, as other rows may want more.
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      tried.current = tryAgain(current, rem, tried.current);
      setNarrow(current.clientWidth < tried.current.wanted * rem && current.clientWidth > 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return { frame, table: !phone && !narrow };
}

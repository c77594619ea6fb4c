import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { usePhone } from "@/browser/media-queries";
import { Money } from "@/ui/money/Money";
import { HeadCell } from "@/ui/table/Table";

import type { CategorySum, CategorySums, TransactionType } from "../types";
import { Share } from "./SumFigures";

interface CategoriesTableProps {
  caption: string;
  rows: readonly CategorySum[];
  sums: CategorySums;
  type: TransactionType;
  /** Shown instead of the ring and the list; else only screen readers meet it. */
  shown?: boolean;
  onOpen: (id: string) => void;
}

const CELL = "h-12 border-b border-line px-4";

/** The figures of the categories as a table, with their total; on phones one by one. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { caption, shown = false } = props;
  const phone = usePhone();
  if (shown && phone) return <FigureList {...props} />;
  return (
    // A table keeps the width of its words even when it is made small: what holds it cuts them off.
    <div className={shown ? "overflow-x-auto" : "sr-only"}>
      <table className={shown ? "w-full border-separate border-spacing-0 text-small" : undefined}>
        <caption className={shown ? "sr-only" : undefined}>{caption}</caption>
        <FigureRows {...props} shown={shown} />
      </table>
    </div>
  );
}

function FigureRows({ rows, sums, type, shown = false, onOpen }: CategoriesTableProps) {
  return (
    <>
      <thead>
        <tr>
          <HeadCell>
            <Trans>Category</Trans>
          </HeadCell>
          <HeadCell className="text-right">{sums.period.label}</HeadCell>
          <HeadCell className="text-right">
            <ShareName />
          </HeadCell>
          <HeadCell className="text-right">
            <ComparedName compared={sums.compared} />
          </HeadCell>
          <HeadCell className="text-right">
            <Trans>Difference</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FigureRow key={row.category_id} sum={row} share={row.share} shown={shown}>
            <CategoryName row={row} onOpen={shown ? onOpen : undefined} />
          </FigureRow>
        ))}
      </tbody>
      <tfoot className={shown ? "font-bold" : undefined}>
        <FigureRow sum={sums.totals[type]} share={sums.totals[type].amount && 100} shown={shown}>
          <Trans>Total</Trans>
        </FigureRow>
      </tfoot>
    </>
  );
}

/** The figures where a table has no room: each category by itself. */
function FigureList({ caption, rows, sums, type, onOpen }: CategoriesTableProps) {
  return (
    <ul aria-label={caption} className="divide-y divide-line text-small">
      {rows.map((row) => (
        <FigureItem key={row.category_id} sum={row} share={row.share} sums={sums}>
          <CategoryName row={row} onOpen={onOpen} />
        </FigureItem>
      ))}
      <FigureItem sum={sums.totals[type]} share={sums.totals[type].amount && 100} sums={sums}>
        <Trans>Total</Trans>
      </FigureItem>
    </ul>
  );
}

function FigureItem({
  sum,
  share,
  sums: { period, compared },
  children,
}: Omit<FigureRowProps, "shown"> & Pick<CategoriesTableProps, "sums">) {
  return (
    <li className="py-3">
      <p className="font-bold">{children}</p>
      <dl>
        <Figure label={period.label}>
          <Money amount={sum.amount} className="font-bold" />
        </Figure>
        <Figure label={<ShareName />}>
          <Share amount={sum.amount} share={share} />
        </Figure>
        <Figure label={<ComparedName compared={compared} />}>
          <Money amount={sum.previous} />
        </Figure>
        <Figure label={<Trans>Difference</Trans>}>
          <Money amount={sum.change} kind="net" />
        </Figure>
      </dl>
    </li>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FigureRowProps {
  sum: Pick<CategorySum, "amount" | "previous" | "change">;
  share: number;
  shown: boolean;
  /** Whose figures they are. */
  children: ReactNode;
}

function FigureRow({ sum, share, shown, children }: FigureRowProps) {
  const cell = shown ? `${CELL} text-right` : undefined;
  return (
    <tr>
      <th scope="row" className={shown ? `${CELL} text-left font-medium` : undefined}>
        {children}
      </th>
      <td className={cell}>
        <Money amount={sum.amount} />
      </td>
      <td className={cell}>
        <Share amount={sum.amount} share={share} />
      </td>
      <td className={cell}>
        <Money amount={sum.previous} />
      </td>
      <td className={cell}>
        <Money amount={sum.change} kind="net" />
      </td>
    </tr>
  );
}

function ShareName() {
  return <Trans context="part of a whole">Share</Trans>;
}

function ComparedName({ compared: { label, same_days } }: Pick<CategorySums, "compared">) {
  return same_days ? <Trans>Same days in {label}</Trans> : label;
}

interface CategoryNameProps {
  row: CategorySum;
  onOpen?: (id: string) => void;
}

function CategoryName({ row, onOpen }: CategoryNameProps) {
  if (!onOpen) return row.category_label;
  return (
    <button
      type="button"
      data-category={row.category_id}
      onClick={() => onOpen(row.category_id)}
      className="min-h-11 cursor-pointer text-left underline decoration-line-control underline-offset-4 hover:text-primary"
    >
      {row.category_label}
    </button>
  );
}

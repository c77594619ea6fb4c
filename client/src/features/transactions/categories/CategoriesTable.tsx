import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { Money } from "@/ui/money/Money";
import { HeadCell } from "@/ui/table/Table";

import type { CategorySum, CategorySums, TransactionType } from "../types";

interface CategoriesTableProps {
  caption: string;
  rows: readonly CategorySum[];
  sums: CategorySums;
  type: TransactionType;
  /** Shown instead of the ring and the list; else only screen readers meet it. */
  shown?: boolean;
  onOpen: (id: string) => void;
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";
const FIGURE = "text-right max-sm:px-2";

/** The figures of the categories as a table, with their total. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { caption, rows, sums, type, shown = false, onOpen } = props;
  return (
    // A table keeps the width of its words even when it is made small: what holds it cuts them off.
    <div className={shown ? "overflow-x-auto" : "sr-only"}>
      <table className={shown ? "w-full border-separate border-spacing-0 text-small" : undefined}>
        <caption className={shown ? "sr-only" : undefined}>{caption}</caption>
        <thead>
          <tr>
            <HeadCell className="max-sm:px-2">
              <Trans>Category</Trans>
            </HeadCell>
            <HeadCell className={FIGURE}>{sums.period.label}</HeadCell>
            <HeadCell className={FIGURE}>
              <Trans context="part of a whole">Share</Trans>
            </HeadCell>
            <HeadCell className={FIGURE}>
              <ComparedName compared={sums.compared} />
            </HeadCell>
            <HeadCell className={FIGURE}>
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
          <FigureRow sum={sums.totals[type]} share={100} shown={shown}>
            <Trans>Total</Trans>
          </FigureRow>
        </tfoot>
      </table>
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
  const { language } = useLanguage();
  const cell = shown ? `${CELL} text-right` : undefined;
  return (
    <tr>
      <th scope="row" className={shown ? `${CELL} text-left font-medium` : undefined}>
        {children}
      </th>
      <td className={cell}>
        <Money amount={sum.amount} />
      </td>
      <td className={cell}>{sum.amount > 0 && formatPercent(share, language)}</td>
      <td className={cell}>
        <Money amount={sum.previous} />
      </td>
      <td className={cell}>
        <Money amount={sum.change} kind="net" />
      </td>
    </tr>
  );
}

function ComparedName({ compared: { label, same_days } }: Pick<CategorySums, "compared">) {
  return same_days ? <Trans>Same days of {label}</Trans> : label;
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
      onClick={() => onOpen(row.category_id)}
      className="min-h-11 cursor-pointer text-left underline decoration-line-control underline-offset-4 hover:text-primary"
    >
      {row.category_label}
    </button>
  );
}

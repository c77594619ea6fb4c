import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { cx } from "@/lib/cx";
import { HeadCell } from "@/ui/Table";

import type { Sort } from "./filters";

interface SortHeadProps extends Omit<ComponentProps<typeof HeadCell>, "onClick"> {
  /** The orders that the column stands for, the one that is wanted first in front. */
  orders: readonly [Sort, Sort];
  sort: Sort;
  onSort: (sort: Sort) => void;
  children: ReactNode;
}

const SHAPES = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The head of a column by which the list is put in order; a further press turns it round. */
export function SortHead({ orders, sort, onSort, className, children, ...rest }: SortHeadProps) {
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

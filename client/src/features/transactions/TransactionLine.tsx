import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { getTransactionName } from "./transaction-name";
import type { Transaction } from "./types";

interface TransactionLineProps {
  transaction: Transaction;
  /** Without its picture, as long as nobody sees it. */
  unseen?: boolean;
  /** The line under the name. */
  children: ReactNode;
}

/** One transaction in a list: picture, name, what belongs to it, and the amount whole. */
export function TransactionLine({ transaction, unseen, children }: TransactionLineProps) {
  return (
    <>
      <CategoryIcon icon={transaction.icon} color={transaction.color} unseen={unseen} />
      {/* Where large letters leave no room for both, the amount stands under the name. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5">
        <span className="line-clamp-2 min-w-0 grow basis-[max(60px,5rem)] leading-5.5 font-label wrap-anywhere">
          {getTransactionName(transaction)}
        </span>
        {/* Under both: category and wallet are long together. */}
        <span className="order-last w-full text-small text-ink-3 wrap-anywhere">{children}</span>
        <Money amount={transaction.amount} kind={transaction.type} className="ml-auto font-label" />
      </span>
    </>
  );
}

/** A skeleton line per width. */
export function TransactionLinesSkeleton({ widths }: { widths: readonly string[] }) {
  return (
    <div className="divide-y divide-line">
      {widths.map((width) => (
        <div key={width} className="flex min-h-16 items-center gap-3.5">
          <Skeleton className="size-11 shrink-0 rounded-control" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className={cx("h-4 max-w-full", width)} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

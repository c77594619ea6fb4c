import type { ReactNode } from "react";

import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";

import { nameOf } from "./names";
import type { Transaction } from "./types";

interface TransactionLineProps {
  transaction: Transaction;
  /** What stands under the name. */
  children: ReactNode;
}

/** One transaction in a list: picture, name, what belongs to it, and the amount whole. */
export function TransactionLine({ transaction, children }: TransactionLineProps) {
  return (
    <>
      <CategoryIcon icon={transaction.icon} color={transaction.color} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-5.5 font-label wrap-anywhere">
          {nameOf(transaction)}
        </span>
        <span className="block text-small text-ink-3 wrap-anywhere">{children}</span>
      </span>
      <Money
        amount={transaction.amount}
        kind={transaction.type}
        className="text-right font-label"
      />
    </>
  );
}

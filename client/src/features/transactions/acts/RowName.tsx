import type { ReactNode } from "react";

import type { Transaction } from "../types";
import { ROW_MARK } from "./focus-near";
import { useRowActs } from "./use-row-acts";

interface RowNameProps {
  transaction: Transaction;
  /** What the row is called. */
  children: ReactNode;
}

/** The name of a row, which opens it. */
export function RowName({ transaction, children }: RowNameProps) {
  const { edit } = useRowActs(transaction);
  return (
    <button
      {...{ [ROW_MARK]: transaction.id }}
      type="button"
      aria-haspopup="dialog"
      onClick={edit}
      className="-mx-1.5 min-w-0 cursor-pointer rounded-m px-1.5 text-left decoration-line-control underline-offset-3 hover:underline"
    >
      {children}
    </button>
  );
}

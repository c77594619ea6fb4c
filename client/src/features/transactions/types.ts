import type { Payload, Row } from "@/api/client";
import type { TransactionType } from "@/lib/signed-amount";

export type { EntryType, TransactionType } from "@/lib/signed-amount";

export type Transaction = Row<"/transactions", "get">;
/** A transfer with its fee. */
export type Transfer = Row<"/transfers/{id}", "get">;

export type TransactionsPage = Payload<"/transactions", "get">;
export type Totals = TransactionsPage["totals"];
export type SummaryPeriod = "day" | "week" | "month" | "year";
/** The bars of a window and their period. */
export type Summary = Payload<"/transactions/summary", "get"> & { period: SummaryPeriod };
export type SummaryBar = Summary["datas"][number];

/** The categories of some days, and what they are compared with. */
export type CategorySums = Payload<"/transactions/by-category", "get">;
export type CategorySum = CategorySums["datas"][number];

/** The props of a category field. */
export interface CategoryChoice {
  type: TransactionType;
  /** The id of the chosen category. */
  value: string;
  onChange: (id: string) => void;
  /** The ids of the categories used last, most recent first. */
  recent?: readonly string[];
  /** The name of the selected category before the categories have loaded. */
  known?: string;
  error?: string;
}

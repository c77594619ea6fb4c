import type { Payload, Row } from "@/api/client";

export type Transaction = Row<"/transactions", "get">;
export type TransactionType = Transaction["type"];

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

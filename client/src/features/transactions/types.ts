import type { Payload, Row } from "@/api/answers";

export type Transaction = Row<"/transactions", "get">;
export type TransactionType = Transaction["type"];

/** What is sent of a row; the rest of it is the server's. */
export type NewTransaction = Pick<
  Transaction,
  "type" | "category_id" | "amount" | "detail" | "date"
>;

export type TransactionsPage = Payload<"/transactions", "get">;
export type Totals = TransactionsPage["totals"];
export type SummaryPeriod = "day" | "week" | "month" | "year";
/** The bars of a window; the period says what one bar stands for. */
export type Summary = Payload<"/transactions/summary", "get"> & { period: SummaryPeriod };
export type SummaryBar = Summary["datas"][number];

/** What a field needs that chooses the category of a record. */
export interface CategoryChoice {
  type: TransactionType;
  /** The id of the chosen category. */
  value: string;
  onChange: (id: string) => void;
  /** The ids of those that the person used last, the last one first. */
  recent?: readonly string[];
  /** What the chosen one is called, as far as that is known without the categories. */
  known?: string;
  error?: string;
}

import type { Payload, Row } from "@/api/client";

/** The budgets of a money month; amounts are whole rupiah. */
export type Budgets = Payload<"/budgets", "get">;
/** A category of expenses in one month. */
export type Budget = Budgets["datas"][number];
/** A money month that can be looked at; `day` is today's place in it. */
export type BudgetMonth = Budgets["month"];
/** What an expense is for. */
export type Group = Budget["group"];
/** What comes over from the month before. */
export type Rollover = Budget["rollover"];

/** The allocation of the income of a money month, and its use. */
export type Allocation = Row<"/allocation", "get">;
export type Part = Allocation["parts"][number];
export type Split = Allocation["split"];
/** How much can be spent a day until the month ends, and what that comes from. */
export type Safe = NonNullable<Allocation["safe"]>;

/** The request for a budget; without an amount it is deleted. */
export interface BudgetChange {
  category_id: string;
  amount: number | null;
  rollover?: Rollover;
}

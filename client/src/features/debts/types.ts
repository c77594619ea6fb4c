import type { Payload, Row } from "@/api/client";
import type { paths } from "@/api/schema";

type Json<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** Every debt, paid ones too, and the months ahead. */
export type Debts = Payload<"/debts", "get">;
/** What one owes or lent; amounts are whole rupiah. */
export type Debt = Row<"/debts", "get">;
/** What is due of a card or paylater until when. */
export type CardBill = Debts["cards"][number];
export type MonthsAhead = Debts["ahead"];
/** A debt with its schedule, payments and messages. */
export type DebtDetail = Row<"/debts/{id}", "get">;
export type Instalment = DebtDetail["schedule"][number];
export type PayoffOrder = Row<"/debts/payoff", "get">;

export type NewDebt = Json<paths["/debts"]["post"]>;
export type NewBill = Json<paths["/debts/bills"]["post"]>;
export type DebtChanges = Json<paths["/debts/{id}"]["put"]>;
export type NewPayment = Json<paths["/debts/{id}/payments"]["post"]>;

/** A wallet that a debt can be in. */
export interface DebtWallet {
  id: string;
  name: string;
  kind: string;
  archived: boolean;
}

/** The field in which a category is chosen; it is another feature's. */
export interface CategoryChoice {
  type: "income" | "expenses";
  /** The id of the chosen category, or empty. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

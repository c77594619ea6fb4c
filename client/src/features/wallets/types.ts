import type { Payload, Row } from "@/api/client";
import type { paths } from "@/api/schema";

export type Wallet = Row<"/wallets", "get">;

/** What tells a wallet from the others. */
export type WalletName = Pick<Wallet, "id" | "name">;

/** A wallet to choose; null where only its name is known, without a connection. */
export interface WalletOption extends WalletName {
  wallet: Wallet | null;
}

/** Every wallet in the person's order, and the balance of those that count. */
export type Wallets = Payload<"/wallets", "get">;

export type WalletKind = Wallet["kind"];
export type WalletGroup = Wallet["group"];
export type WalletColor = NonNullable<Wallet["color"]>;

/** What one had and owed at the end of a money month; now in the last one. */
export type NetWorth = Row<"/net-worth", "get">;

/** A transaction as one wallet sees it. */
export type WalletEntry = Row<"/wallets/{id}/entries", "get">;
export type EntriesPage = Payload<"/wallets/{id}/entries", "get">;

type Json<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type NewWallet = Json<paths["/wallets"]["post"]>;
export type WalletChanges = Json<paths["/wallets/{id}"]["put"]>;
export type Adjustment = Json<paths["/wallets/{id}/adjust"]["post"]>;

/** The field in which a category is chosen; it is another feature's. */
export interface CategoryChoice {
  type: "income" | "expenses";
  /** The id of the chosen category, or empty. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** What the person wants to do with which wallet. */
export type WalletRequest =
  | { do: "add" }
  | { do: "edit"; id: string }
  | { do: "adjust"; id: string }
  | { do: "merge"; id: string };

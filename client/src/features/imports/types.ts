import type { Payload, Row } from "@/api/client";
import type { paths } from "@/api/schema";
import type { WalletLook } from "@/ui/pictures/WalletBadge";

/** One account in one file, on its way into the ledger. */
export type Import = Row<"/imports", "get">;
export type ImportState = Import["state"];
export type Proof = Import["proof"];
/** The first place where the printed balance is not what the rows before it lead to. */
export type Break = NonNullable<Proof["broken"]>;
export type Fault = NonNullable<Import["fault"]>;
export type Counts = Import["counts"];
/** What an unknown table looks like. */
export type Columns = NonNullable<Import["columns"]>;
export type NumberStyleId = NonNullable<Import["number_style"]>["id"];

/** A row of the file, and what becomes of it. */
export type ImportRow = Row<"/imports/{id}/rows", "get">;
export type RowsPage = Payload<"/imports/{id}/rows", "get">;

export const TABS = ["new", "existing", "check"] as const;
export type ImportTab = (typeof TABS)[number];

type Json<Operation> = Operation extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

/** What the columns of a table mean; counted from 0. */
export type Mapping = Json<paths["/imports/{id}/mapping"]["put"]>;
export type Settings = Json<paths["/imports/{id}"]["put"]>;
type RowChanges = Json<paths["/imports/{id}/rows"]["put"]>;
/** What the person changes about rows. */
export type RowChange = RowChanges["change"];
/** Which rows: some, all of the same merchant as one, or all of a tab. */
export type RowChoice = { ids: string[] } | { same_as: string } | { tab: ImportTab };

/** Why a file cannot be read. */
export type FaultCode =
  | "empty"
  | "too_large"
  | "unknown_type"
  | "damaged"
  | "locked"
  | "unlock_failed"
  | "no_text"
  | "no_rows"
  | "bad_day"
  | "bad_amount"
  | "both_sides"
  | "no_period"
  | "foreign_currency"
  | "unknown_layout"
  | "not_saved"
  | "not_undone";

/** What the page gives to choose from; wallets are another feature's. */
export interface KnownWallet {
  id: string;
  name: string;
  kind: WalletLook["kind"];
  color: string | null;
  monogram: string | null;
  archived: boolean;
}

/** The field in which a category is chosen; it is another feature's. */
export interface CategoryChoice {
  type: "income" | "expenses";
  /** The id of the chosen category, or empty. */
  value: string;
  onChange: (id: string) => void;
  known?: string;
  error?: string;
}

/** The field in which a wallet is chosen; it is another feature's. */
export interface WalletChoice {
  label: string;
  hint?: string;
  /** What choosing no wallet is called, where that is possible. */
  none?: string;
  /** The id of a wallet that can't be chosen. */
  except?: string | null;
  /** The id of the chosen wallet, or empty. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

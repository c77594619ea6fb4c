import type { Row } from "@/api/client";
import type { paths } from "@/api/schema";

/** What an import does by itself with the rows that meet all its conditions. */
export type Rule = Row<"/rules", "get">;

type Json<Operation> = Operation extends {
  requestBody?: { content: { "application/json": infer Body } };
}
  ? Body
  : never;

export type NewRule = Json<paths["/rules"]["post"]>;
export type RuleChanges = Json<paths["/rules/{id}"]["put"]>;
/** What a rule would do to the entries that are there already. */
export type Trial = Row<"/rules/try", "post">;
export type TrialEntry = Trial["sample"][number];

/** What the page gives to show; categories and wallets are other features'. */
export interface KnownCategory {
  id: string;
  label: string;
  icon: string;
  color: string | null;
  type: "income" | "expenses";
}

/** The categories and wallets that rules name, hidden and archived ones too. */
export interface RuleTargets {
  categories: readonly KnownCategory[];
  wallets: readonly { id: string; name: string; archived: boolean }[];
}

/** The field in which a category is chosen; it is another feature's. */
export interface CategoryChoice {
  /** Without it, categories of both types. */
  type?: "income" | "expenses";
  /** The id of the chosen category, or empty. */
  value: string;
  onChange: (id: string) => void;
  known?: string;
  error?: string;
}

/** The field in which a wallet is chosen; it is another feature's. */
export interface WalletChoice {
  label: string;
  /** What choosing no wallet is called. */
  none?: string;
  /** The id of the chosen wallet, or empty. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** What the person wants to do with which rule. */
export type RuleRequest = { do: "add" } | { do: "edit"; id: string };

/** Where entries with a text belong, as the person has just said of one of them. */
export interface Correction {
  /** The detail of an entry, or what the bank calls the merchant. */
  text: string;
  category_id: string;
}

declare module "@/ui/dialog/app-dialogs" {
  interface DialogRequests {
    /** Offers a rule after a correction, or to change earlier entries by a rule just saved. */
    rule: { correction: Correction } | { rule: { id: string } };
  }
}

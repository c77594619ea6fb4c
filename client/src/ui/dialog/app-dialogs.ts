import { createContext, useContext } from "react";

/** A row of the ledger, as far as a dialog that works on it has to know it. */
export interface DialogTransaction {
  id: string;
  type: "income" | "expenses";
  category_id: string;
  category_name: string;
  category_label: string;
  icon: string;
  color: string | null;
  detail: string;
  /** Whole rupiah. */
  amount: number;
  /** The day as 'YYYY-MM-DD'. */
  date: string;
  created_at: string;
  version: number;
  booked_for: { kind: "goal" | "plan" | "reminder"; id: string } | null;
}

/** A goal, as far as a dialog that adds to it has to know it; amounts are whole rupiah. */
export interface DialogGoal {
  id: string;
  name: string;
  icon: string;
  target: number;
  saved: number;
}

/** What a record begins with instead of an empty expense. */
export interface RecordPreset {
  type: DialogTransaction["type"];
  category_id: string;
  amount?: number;
  detail?: string;
}

/** The dialogs that any page can open, and what each may or must be told. */
export interface DialogRequests {
  record: { preset: RecordPreset } | undefined;
  summary: undefined;
  account: undefined;
  tiles: undefined;
  edit: { transaction: DialogTransaction };
  /** The budgets of this money month as small cards. */
  budgets: undefined;
  /** What to put aside every month for a goal that is not there yet. */
  recommendation: { kind: string } | undefined;
  /** Putting something aside for a goal, or taking it out again. */
  contribution: { goal: DialogGoal };
  quiz: undefined;
  /** 'Customizable Reminders', with this day chosen or today. */
  reminders: { day: string } | undefined;
  /** The newest notifications. */
  notices: undefined;
}

export type DialogName = keyof DialogRequests;

type RequestArguments<Name extends DialogName> = undefined extends DialogRequests[Name]
  ? [wanted?: DialogRequests[Name]]
  : [wanted: DialogRequests[Name]];

export type OpenDialog = <Name extends DialogName>(
  name: Name,
  ...wanted: RequestArguments<Name>
) => void;

/** What a dialog that every page can open is given. */
export interface OpenedDialog<Name extends DialogName> {
  wanted: DialogRequests[Name];
  onClose: () => void;
}

export const DialogsContext = createContext<OpenDialog>(() => {});

/** Opens one of the product's dialogs over the page that is shown. */
export function useOpenDialog(): OpenDialog {
  return useContext(DialogsContext);
}

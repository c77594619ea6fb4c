import { createContext, useContext } from "react";

/**
 * The dialogs that any page can open, and what each may or must be told. A feature whose rows are
 * told adds its dialogs beside their types.
 */
export interface DialogRequests {
  summary: undefined;
  account: undefined;
  /** Registering a guest, who keeps what was recorded. */
  keep: undefined;
  /** A guest who signs out loses everything, unless it is kept. */
  leave: undefined;
  tiles: undefined;
  /** The budgets of this money month as small cards. */
  budgets: undefined;
  /** What to put aside every month for a goal that is not there yet. */
  recommendation: { kind: string } | undefined;
  quiz: undefined;
  /** Payday, opening amount and first budget of a new person. */
  setup: undefined;
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

import { createContext, useContext } from "react";

/** The dialogs that any page can open. */
export type DialogName = "record" | "summary" | "account";

export type OpenDialog = (name: DialogName) => void;

export const DialogsContext = createContext<OpenDialog>(() => {});

/** Opens one of the product's dialogs over the page that is shown. */
export function useDialogs(): OpenDialog {
  return useContext(DialogsContext);
}

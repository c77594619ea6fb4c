import { createContext, type ReactNode, useContext } from "react";

import { Button } from "../buttons/Button";

/** Closes the dialog around it, which may ask first. */
export const CloseContext = createContext(() => {});

/** The button of a dialog that closes it without doing anything. */
export function CloseButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" onClick={useContext(CloseContext)}>
      {children}
    </Button>
  );
}

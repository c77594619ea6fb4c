import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useOpenDialog } from "../dialog/app-dialogs";
import { Alert } from "./Alert";

interface KeepAccountFirstProps {
  /** What needs an account. */
  children: ReactNode;
  className?: string;
}

/** Stands where a guest cannot go on, with the way to an account. */
export function KeepAccountFirst({ children, className }: KeepAccountFirstProps) {
  const open = useOpenDialog();
  return (
    <Alert tone="info" className={className}>
      <p className="font-bold">
        <Trans>Keep your account first</Trans>
      </p>
      <p>{children}</p>
      <button type="button" className="link min-h-11" onClick={() => open("keep")}>
        <Trans>Register with your email</Trans>
      </button>
    </Alert>
  );
}

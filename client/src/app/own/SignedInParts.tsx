import { useEffect } from "react";

import { ToastProvider } from "@/ui/ToastProvider";
import { useToast } from "@/ui/use-toast";

import { Dialogs } from "./Dialogs";
import { LedgerOfOtherTabs } from "./LedgerOfOtherTabs";
import { NewVersion } from "./NewVersion";
import { OwnQueries } from "./OwnQueries";
import { Reauthentication } from "./Reauthentication";
import { SessionEnd } from "./SessionEnd";
import { toasts } from "../relays";
import { AccountPreferences } from "./state/AccountPreferences";
import { HidingAmounts } from "./state/HidingAmounts";

function Toasts() {
  const show = useToast();
  useEffect(() => toasts.listen(show), [show]);
  return null;
}

/** What stands beside every page while somebody is signed in. */
export default function SignedInParts() {
  return (
    <OwnQueries>
      <HidingAmounts>
        <ToastProvider>
          <Toasts />
          <NewVersion />
          <AccountPreferences />
          <LedgerOfOtherTabs />
          <Dialogs />
          <Reauthentication />
          <SessionEnd />
        </ToastProvider>
      </HidingAmounts>
    </OwnQueries>
  );
}

import { useEffect } from "react";

import { ToastProvider } from "@/ui/feedback/ToastProvider";
import { useToast } from "@/ui/feedback/use-toast";
import { Dialogs } from "./Dialogs";
import { LedgerTabSync } from "./LedgerTabSync";
import { MemberQueryProvider } from "./MemberQueryProvider";
import { HiddenAmountsProvider } from "./state/HiddenAmountsProvider";
import { toasts } from "../message-queues";
import { NewVersion } from "./NewVersion";
import { Reauthentication } from "./Reauthentication";
import { SessionEnd } from "./SessionEnd";
import { AccountPreferences } from "./state/AccountPreferences";

function Toasts() {
  const show = useToast();
  useEffect(() => toasts.listen(show), [show]);
  return null;
}

/** What stands beside every page while somebody is signed in. */
export default function SignedInParts() {
  return (
    <MemberQueryProvider>
      <HiddenAmountsProvider>
        <ToastProvider>
          <Toasts />
          <NewVersion />
          <AccountPreferences />
          <LedgerTabSync />
          <Dialogs />
          <Reauthentication />
          <SessionEnd />
        </ToastProvider>
      </HiddenAmountsProvider>
    </MemberQueryProvider>
  );
}

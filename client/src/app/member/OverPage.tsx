import { useEffect } from "react";

import * as counting from "@/features/traffic/count-page";

import { ToastProvider } from "@/ui/feedback/ToastProvider";
import { useToast } from "@/ui/feedback/use-toast";
import { Dialogs } from "./Dialogs";
import { LedgerTabSync } from "./LedgerTabSync";
import { HiddenAmountsProvider } from "./state/HiddenAmountsProvider";
import * as failed from "../FailedPage";
import { giveLaterParts } from "../later-parts";
import { toasts } from "../message-queues";
import { NewVersion } from "./NewVersion";
import { Reauthentication } from "./Reauthentication";
import { SessionEnd } from "./SessionEnd";

function Toasts() {
  const show = useToast();
  useEffect(() => toasts.listen(show), [show]);
  return null;
}

giveLaterParts({ counting, failed });

/** What stands over every page, of which nothing shows before somebody acts. */
export default function OverPage() {
  return (
    <HiddenAmountsProvider>
      <ToastProvider>
        <Toasts />
        <NewVersion />
        <LedgerTabSync />
        <Dialogs />
        <Reauthentication />
        <SessionEnd />
      </ToastProvider>
    </HiddenAmountsProvider>
  );
}

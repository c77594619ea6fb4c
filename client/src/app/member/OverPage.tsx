import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { reauthentication, useReauthenticationAsked } from "@/api/reauthentication";
import { useSessionEnd } from "@/api/session-end";
import { useAccount } from "@/api/use-account";
import { useSession } from "@/api/use-session";
import { SETTLED_AFTER } from "@/browser/when-idle";
import * as categories from "@/features/categories/queries";
import { hasView, keepViews } from "@/features/outbox/last-look";
import * as counting from "@/features/traffic/count-page";
import { useLanguage } from "@/i18n/use-language";
import { syncWithOtherTabs } from "@/features/transactions/ledger-cache";
import * as wallets from "@/features/wallets/queries";
import { ToastProvider } from "@/ui/feedback/ToastProvider";
import { useToast } from "@/ui/feedback/use-toast";

import * as failed from "../FailedPage";
import { giveLaterParts } from "../later-parts";
import { toasts } from "../message-queues";
import { catalogues } from "../words";
import { AddressAction } from "./AddressAction";
import { DEVICE_VIEWS } from "./device-views";
import { Dialogs } from "./Dialogs";
import { Installation } from "./Installation";
import { NewVersion } from "./NewVersion";
import { HiddenAmountsProvider } from "./state/HiddenAmountsProvider";
import { useDialogPart } from "./use-dialog-part";
import { wordsOf } from "./words";

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
        <Installation />
        <LedgerTabSync />
        <AddressAction />
        <KeptViews />
        <Dialogs />
        <Reauthentication />
        <SessionEnd />
      </ToastProvider>
    </HiddenAmountsProvider>
  );
}

/** Applies ledger changes of the other tabs of the same person. */
function LedgerTabSync() {
  const client = useQueryClient();
  useEffect(() => syncWithOtherTabs(client), [client]);
  return null;
}

/** Keeps on this device what the pages need without a connection. */
function KeptViews() {
  const client = useQueryClient();
  const { language } = useLanguage();
  const { status, claims } = useSession();
  const owner = claims?.sub;
  const isSignedIn = status === "signed-in";
  useEffect(() => (owner ? keepViews(client, owner, DEVICE_VIEWS) : undefined), [client, owner]);
  // Who records for the first time without a connection has categories and wallets, too.
  useEffect(() => {
    if (!owner || !isSignedIn) return undefined;
    const book = categories.bookOf(language);
    const list = wallets.listOf(language);
    const fetchAhead = async () => {
      if (!(await hasView(owner, book.queryKey))) {
        await client.prefetchQuery(categories.aheadOf(book));
      }
      if (!(await hasView(owner, wallets.getNamesKey(list.queryKey)))) {
        await client.prefetchQuery(wallets.aheadOf(list));
      }
    };
    // Not at the first press, which may be the one that signs out.
    const timer = setTimeout(() => void fetchAhead(), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [client, owner, isSignedIn, language]);
  return null;
}

async function bringReauthentication() {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "reauthentication" */ "@/features/sessions/ReauthenticationDialog"),
    catalogues.add(wordsOf("sessions")),
  ]);
  return part.ReauthenticationDialog;
}

const confirmation = { bring: bringReauthentication, giveUp: () => reauthentication.settle(false) };

/** Opens 'Confirm it's you' over any page while a call waits for it. */
function Reauthentication() {
  const asked = useReauthenticationAsked();
  const account = useAccount();
  const part = useDialogPart(asked, confirmation);

  // Nobody is left to answer once the person is signed out.
  useEffect(() => () => reauthentication.settle(false), []);

  if (!asked || !part) return null;
  return (
    <part.Dialog
      email={account?.email ?? ""}
      codes={account?.second_factor ?? false}
      onConfirmed={() => reauthentication.settle(true)}
      onCancel={() => reauthentication.settle(false)}
    />
  );
}

async function bringSessionEnd() {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "session-end" */ "@/features/sessions/SessionEndDialog"),
    catalogues.add(wordsOf("sessions")),
  ]);
  return part.SessionEndDialog;
}

const sessionEnd = { bring: bringSessionEnd };

/** Warns over any page that the session is about to end. */
function SessionEnd() {
  const { left, final } = useSessionEnd();
  const [read, setRead] = useState(false);
  const part = useDialogPart(left !== null, sessionEnd);
  // The next warning is one of its own.
  if (left === null && read) setRead(false);

  if (left === null || read || !part) return null;
  return <part.Dialog left={left} final={final} onClose={() => setRead(true)} />;
}

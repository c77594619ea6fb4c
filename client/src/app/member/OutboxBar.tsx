import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

import { isAccountClosed } from "@/api/account-closed";
import { session } from "@/api/session";
import { useSession } from "@/api/use-session";
import { useOnline } from "@/browser/use-online";
import { outbox } from "@/features/outbox/outbox";
import { sendOutbox } from "@/features/outbox/send";
import { SentMessage } from "@/features/outbox/SentMessage";
import { WaitingNotice } from "@/features/outbox/WaitingNotice";
import type { StoredEntry } from "@/features/outbox/types";
import { watchOutbox } from "@/features/outbox/watch";
import { APP_PATHS } from "@/lib/paths";
import { useToast } from "@/ui/feedback/use-toast";

import { offlineNotice, signOutQuestion } from "./outbox-details";
import { useSessionRetry } from "./state/use-session-retry";
import { useTimezone } from "./state/use-today";
import { useLoadedPart } from "./use-loaded-part";

/** Shows a stored entry in every list and figure; the code for that is over every page. */
async function showRow(client: QueryClient, row: StoredEntry): Promise<void> {
  try {
    const ledger = await import(
      /* webpackChunkName: "member-later" */ "@/features/transactions/ledger-cache"
    );
    ledger.applyRow(client, row);
  } catch {
    await client.invalidateQueries();
  }
}

/** Sends what waits on this device, and says above every page how much that is. */
export default function OutboxBar() {
  const client = useQueryClient();
  const toast = useToast();
  const { status, claims, retry } = useSession();
  const owner = claims?.sub;
  const isUnreachable = status === "unreachable";
  const isOffline = !useOnline() || isUnreachable;
  const timezone = useTimezone();
  useSessionRetry(retry, isUnreachable);
  const hasNotice = useLoadedPart(offlineNotice, isOffline && owner !== undefined);
  const isListed = useLocation().pathname === APP_PATHS.transactions;
  const question = useSignOutQuestion();

  useEffect(() => {
    if (!owner) return undefined;
    return watchOutbox({
      owner,
      onStored: (row) => void showRow(client, row),
      onSent: (count) => {
        toast({ tone: "success", text: <SentMessage count={count} /> });
      },
    });
  }, [owner, client, toast]);

  return (
    <>
      {hasNotice && owner && <offlineNotice.Component owner={owner} timezone={timezone} />}
      {!isListed && <WaitingNotice />}
      {question}
    </>
  );
}

/** Before the person signs out: what becomes of the entries that wait. */
function useSignOutQuestion() {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  const ask = useCallback(async () => {
    // Nothing can be sent to an account that is closed.
    if (outbox.get().length === 0 || isAccountClosed()) return true;
    return await new Promise<boolean>((resolve) => setAnswer(() => resolve));
  }, []);
  useEffect(() => session.guardLogout(ask), [ask]);

  return (
    answer && (
      <Suspense>
        <signOutQuestion.Component
          send={async () => {
            await sendOutbox((row) => void showRow(client, row));
          }}
          onAnswer={(leaves) => {
            setAnswer(null);
            answer(leaves);
          }}
        />
      </Suspense>
    )
  );
}

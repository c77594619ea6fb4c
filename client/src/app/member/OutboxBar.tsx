import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { useOnline } from "@/browser/use-online";
import { SentMessage } from "@/features/outbox/SentMessage";
import { WaitingNotice } from "@/features/outbox/WaitingNotice";
import { watchOutbox } from "@/features/outbox/watch";
import { APP_PATHS } from "@/lib/paths";
import { useToast } from "@/ui/feedback/use-toast";

import { offlineNotice } from "./outbox-details";
import { createStoredRowQueue } from "./state/stored-rows";
import { useSessionRetry } from "./state/use-session-retry";
import { useTimezone } from "./state/use-today";
import { useLoadedPart } from "./use-loaded-part";

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

  useEffect(() => {
    if (!owner) return undefined;
    return watchOutbox({
      owner,
      onStored: createStoredRowQueue(client),
      onSent: (count) => {
        toast({ tone: "success", text: <SentMessage count={count} /> });
      },
    });
  }, [owner, client, toast]);

  return (
    <>
      {hasNotice && owner && <offlineNotice.Component owner={owner} timezone={timezone} />}
      {!isListed && <WaitingNotice />}
    </>
  );
}

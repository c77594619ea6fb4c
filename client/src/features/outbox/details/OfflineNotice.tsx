import { Trans } from "@lingui/react/macro";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";

import { readAll } from "@/browser/device-database";
import { useLanguage } from "@/i18n/use-language";
import { formatClock } from "@/lib/clock";
import { formatMoment } from "@/lib/dates";
import { formatAgo } from "@/lib/relative-time";
import { Alert } from "@/ui/feedback/Alert";

import { showViews } from "../last-look";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface OfflineNoticeProps {
  owner: string;
  timezone: string;
  /** How the keys of what the pages show begin. */
  shown: readonly QueryKey[];
}

/** Says above every page that there is no connection, and how old what it shows is. */
export default function OfflineNotice({ owner, timezone, shown }: OfflineNoticeProps) {
  const { language } = useLanguage();
  const { since: moment, isOfToday, storing } = useWhatIsThere(owner, shown);
  const write = isOfToday ? formatClock : formatMoment;
  const written = moment && write(moment, language, timezone);
  const ago = moment && formatAgo(moment, language);
  return (
    <Alert tone="info" role="status" className="mb-4">
      {moment === null ? (
        <Trans>You're offline.</Trans>
      ) : (
        <Trans>
          You're offline. Everything here is from {written} ({ago}).
        </Trans>
      )}{" "}
      {storing ? (
        <Trans>What you record is saved on this device and sent later.</Trans>
      ) : (
        <Trans>
          This window can't save entries, perhaps because it's private. You can record again when
          you're back online.
        </Trans>
      )}
    </Alert>
  );
}

interface WhatIsThere {
  /** When the oldest of it was answered. */
  since: string | null;
  /** Within the last 24 hours. */
  isOfToday: boolean;
  /** Whether this browser stores anything. */
  storing: boolean;
}

/** Shows what this device keeps, and finds out when the oldest of what is shown was answered. */
function useWhatIsThere(owner: string, shown: readonly QueryKey[]) {
  const client = useQueryClient();
  const [state, setState] = useState<WhatIsThere>({ since: null, isOfToday: true, storing: true });
  useEffect(() => {
    const look = async () => {
      await showViews(client, owner);
      const cache = client.getQueryCache();
      const queries = shown.flatMap((queryKey) => cache.findAll({ queryKey }));
      const times = queries.map((query) => query.state.dataUpdatedAt).filter(Boolean);
      const oldest = times.length > 0 ? Math.min(...times) : null;
      const storing = await readAll("outbox").then(
        () => true,
        () => false,
      );
      const since = oldest === null ? null : new Date(oldest).toISOString();
      setState({ since, isOfToday: Date.now() - (oldest ?? 0) < DAY_MS, storing });
    };
    void look();
    // It grows older while one looks at it.
    const timer = setInterval(() => void look(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [client, owner, shown]);
  return state;
}

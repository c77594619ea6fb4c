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
  const { since, age, storing } = useWhatIsThere(owner, shown);
  return (
    <Alert tone="info" role="status" className="mb-4">
      {since ? (
        <LastUpdate at={since} age={age} timezone={timezone} />
      ) : (
        <Trans>You're offline.</Trans>
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

interface LastUpdateProps {
  at: string;
  /** Milliseconds since then. */
  age: number;
  timezone: string;
}

/** How old what the page shows is, and when that was: '5 minutes ago (6:55 PM)'. */
function LastUpdate({ at, age, timezone }: LastUpdateProps) {
  const { language } = useLanguage();
  if (age < MINUTE_MS) return <Trans>You're offline. Last updated just now.</Trans>;
  const ago = formatAgo(at, language);
  const write = age < DAY_MS ? formatClock : formatMoment;
  const moment = write(at, language, timezone);
  return (
    <Trans>
      You're offline. Last updated {ago} ({moment}).
    </Trans>
  );
}

interface WhatIsThere {
  /** When the oldest of it was answered. */
  since: string | null;
  /** Milliseconds since then. */
  age: number;
  /** Whether this browser stores anything. */
  storing: boolean;
}

/** Shows what this device keeps, and finds out when the oldest of what is shown was answered. */
function useWhatIsThere(owner: string, shown: readonly QueryKey[]) {
  const client = useQueryClient();
  const [state, setState] = useState<WhatIsThere>({ since: null, age: 0, storing: true });
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
      setState({ since, age: Date.now() - (oldest ?? 0), storing });
    };
    void look();
    // It grows older while one looks at it.
    const timer = setInterval(() => void look(), MINUTE_MS);
    return () => clearInterval(timer);
  }, [client, owner, shown]);
  return state;
}

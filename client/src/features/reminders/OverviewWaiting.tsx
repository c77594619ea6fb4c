import { useState } from "react";

import type { Ledger } from "@/api/ledger";

import { getMonth } from "./month-range";
import { useRemindersOfMonth } from "./queries";
import { useReminderActions } from "./use-reminder-actions";
import { WaitingCard } from "./WaitingCard";

interface OverviewWaitingProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  ledger: Ledger;
  /** The way to the rest was taken. */
  onLeave?: () => void;
}

/** What waits to be confirmed, on the overview and in the bell; nothing while nothing is due. */
export function OverviewWaiting({ today, ledger, onLeave }: OverviewWaitingProps) {
  // A new month asks nothing by itself: a call that nobody caused would keep the session.
  const [month] = useState(getMonth(today));
  const { data } = useRemindersOfMonth(month);
  const actions = useReminderActions(ledger);
  // Wallets are asked for with the first entry.
  if (!data || data.waiting.length === 0) return null;
  return <WaitingCard shown={data} today={today} actions={actions} onLeave={onLeave} />;
}

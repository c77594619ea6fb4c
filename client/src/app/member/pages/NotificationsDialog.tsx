import { NotificationsDialog } from "@/features/notifications/NotificationsDialog";
import type { NotificationItem } from "@/features/notifications/types";
import type { Line } from "@/features/reminders/by-day";
import { DueActions, LineMenu } from "@/features/reminders/ReminderLineActions";
import { OverviewWaiting } from "@/features/reminders/OverviewWaiting";
import { useIsWaiting } from "@/features/reminders/use-is-waiting";
import { useReminderActions } from "@/features/reminders/use-reminder-actions";
import type { OpenedDialog } from "@/ui/dialog/app-dialogs";

import { useLedger } from "../state/use-ledger";
import { useTimezone, useToday } from "../state/use-today";
import { WalletsProvider } from "./wallets/WalletsProvider";

/** The day of a reminder that a notice tells of; nothing where it tells of something else. */
function lineOf({ kind, subject_id, about, times, created_at }: NotificationItem): Line | null {
  // What only tells of an instalment is done by paying that.
  if (kind !== "reminder" || !about.day || about.debt_id) return null;
  const occurrence = {
    reminder_id: subject_id,
    day: about.day,
    due_at: created_at,
    state: "open",
    snoozed_until: null,
    late: true,
    amount: about.amount,
    transaction_id: null,
    description: about.name ?? "",
    icon: about.icon ?? "",
    kind: "other",
    // A notification does not name them; any entry asks for its amount.
    entry: about.asks_amount ? "expenses" : null,
    wallet: null,
    to_wallet: null,
    debt_id: null,
    source: "reminder",
    repeats: false,
  } as const;
  const missed = times > 1 ? { times, days: [] } : undefined;
  return { occurrence, reminder: null, missed };
}

/** What waits and the newest notifications over any page; a reminder is answered right there. */
export default function NotificationsWithReminders({ onClose }: OpenedDialog<"notices">) {
  const [today, ledger] = [useToday(), useLedger()];
  const actions = useReminderActions(ledger);
  const isWaiting = useIsWaiting(today);
  const actionsOf = (notice: NotificationItem) => {
    const line = lineOf(notice);
    if (!line || isWaiting(line.occurrence)) return null;
    return (
      <div className="flex items-center gap-2">
        <div className="flex-1">
          <DueActions line={line} actions={actions} />
        </div>
        <LineMenu due line={line} actions={actions} />
      </div>
    );
  };
  return (
    <NotificationsDialog
      today={today}
      above={
        <WalletsProvider>
          <OverviewWaiting today={today} ledger={ledger} onLeave={onClose} />
        </WalletsProvider>
      }
      timezone={useTimezone()}
      actionsOf={actionsOf}
      onClose={onClose}
    />
  );
}

import { NoticesDialog } from "@/features/notifications/NotificationsDialog";
import type { Notice } from "@/features/notifications/types";
import type { Line } from "@/features/reminders/by-day";
import { DueActs, LineMenu } from "@/features/reminders/ReminderLineActions";
import { useReminderActs } from "@/features/reminders/use-reminder-actions";
import type { OpenedDialog } from "@/lib/dialogs";

import { useLedger } from "../state/use-ledger";
import { useTimezone, useToday } from "../state/use-today";

/** The day of a reminder that a notice tells of; nothing where it tells of something else. */
function lineOf({ kind, subject_id, about, created_at }: Notice): Line | null {
  if (kind !== "reminder" || !about.day) return null;
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
  } as const;
  return { occurrence, reminder: null };
}

/** The newest notifications over any page; a reminder is answered right there. */
export default function Notices({ onClose }: OpenedDialog<"notices">) {
  const acts = useReminderActs(useLedger());
  const actsOf = (notice: Notice) => {
    const line = lineOf(notice);
    if (!line) return null;
    return (
      <div className="flex items-center gap-2">
        <div className="flex-1">
          <DueActs line={line} acts={acts} />
        </div>
        <LineMenu due line={line} acts={acts} />
      </div>
    );
  };
  return (
    <NoticesDialog today={useToday()} timezone={useTimezone()} actsOf={actsOf} onClose={onClose} />
  );
}

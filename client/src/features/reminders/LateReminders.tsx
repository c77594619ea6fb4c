import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import { useId, useRef } from "react";

import { Card } from "@/ui/Card";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { ReminderLine } from "./ReminderLine";
import type { NamedOccurrence } from "./types";
import type { ReminderActs } from "./use-reminder-acts";
import { useReminderWords } from "./use-reminder-words";

interface LateRemindersProps {
  late: readonly NamedOccurrence[];
  today: string;
  acts: ReminderActs;
  /** Opens what can be changed about one. */
  onEdit: (id: string) => void;
}

/** What was not done when its time came. */
export function LateReminders({ late, today, acts, onEdit }: LateRemindersProps) {
  const words = useReminderWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  if (late.length === 0) return null;
  return (
    <Card aria-labelledby={id} onFocus={onFocus}>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="mb-3 flex items-center gap-2 text-title tracking-tight outline-none"
      >
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-expense" />
        <Trans>Not done yet</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-2 md:grid-cols-2 xl:grid-cols-3">
        {late.map((occurrence) => (
          <ReminderLine
            key={`${occurrence.reminder_id} ${occurrence.day}`}
            line={{ occurrence, reminder: null }}
            today={today}
            date={words.weekday(occurrence.day, today)}
            acts={acts}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </Card>
  );
}

import { Plural, Trans } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";

import { cx } from "@/lib/cx";
import { Badge } from "@/ui/Badge";
import { useStayingFocus } from "@/ui/use-staying-focus";

import type { Line } from "./by-day";
import { ReminderLine } from "./ReminderLine";
import type { ReminderActs } from "./use-reminder-acts";
import { useReminderWords } from "./use-reminder-words";

/** So many lines of a dialog leave the field below them in reach. */
const IN_REACH = 2;

interface DayRemindersProps {
  day: string;
  today: string;
  /** Nothing while they are on their way. */
  lines: readonly Line[] | undefined;
  /** The public holiday of this day, if it is one. */
  holiday?: string;
  /** Under the title of a page or of a dialog. */
  level: "h2" | "h3";
  acts: ReminderActs;
  onEdit: (id: string) => void;
  /** Stands there instead of the lines: what is wrong, or that they are on their way. */
  instead?: ReactNode;
}

/** A day with what one is reminded of on it. */
export function DayReminders(props: DayRemindersProps) {
  const { day, today, lines, holiday, level: Heading, acts, onEdit, instead } = props;
  const words = useReminderWords();
  const inDialog = Heading === "h3";
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  return (
    <section aria-labelledby={id} onFocus={onFocus} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Heading
          ref={heading}
          id={id}
          tabIndex={-1}
          className="text-title tracking-tight outline-none"
        >
          {words.weekday(day, today)}
        </Heading>
        {lines && (
          <Badge>
            <Plural value={lines.length} _0="No reminders" one="# reminder" other="# reminders" />
          </Badge>
        )}
      </div>
      {holiday && (
        <p className="-mt-2 text-small text-expense">
          <Trans>Public holiday: {holiday}</Trans>
        </p>
      )}
      {instead ??
        (lines && lines.length > 0 && (
          <ul
            className={cx(
              "flex flex-col gap-2",
              inDialog && lines.length > IN_REACH && "max-h-72 overflow-y-auto",
            )}
          >
            {lines.map((line) => (
              <ReminderLine
                key={line.occurrence.reminder_id}
                line={line}
                today={today}
                date={inDialog ? words.dayMonth(day, today) : words.monthDay(day, today)}
                acts={acts}
                onEdit={onEdit}
              />
            ))}
          </ul>
        ))}
    </section>
  );
}

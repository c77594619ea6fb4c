import { Trans } from "@lingui/react/macro";

import { cx } from "@/lib/cx";

import { type EditRequest, type Line, toEditRequest } from "./by-day";
import { DEFAULT_TIME, isTooLate, toTime } from "./reminder-times";
import { DOT, EntryText } from "./EntryText";
import { MissedTimes } from "./MissedTimes";
import { ReminderIcon } from "./ReminderIcon";
import { DueActions, LineMenu } from "./ReminderLineActions";
import { RemoveButton } from "./RemoveButton";
import { StatusBadge } from "./StatusBadge";
import type { ReminderActions } from "./use-reminder-actions";
import { useReminderLabels, useTimeZone } from "./use-reminder-labels";

interface ReminderLineProps {
  line: Line;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** Its day in words. */
  date: string;
  actions: ReminderActions;
  /** Opens what can be changed about it. */
  onEdit?: (request: EditRequest) => void;
}

/** One date of a reminder with its state and actions. */
export function ReminderLine({ line, today, date, actions, onEdit }: ReminderLineProps) {
  const { occurrence } = line;
  const { day, state, description: name } = occurrence;
  const due = state === "open" && day <= today;
  const struck = state === "skipped" && "text-ink-3 line-through";
  const edit = onEdit && (() => onEdit(toEditRequest(line)));
  return (
    <li className="flex flex-col gap-2 rounded-control bg-sunken p-3">
      <div className="flex items-start gap-3">
        <ReminderIcon icon={occurrence.icon} />
        <div className="min-w-0 flex-1">
          <p title={name} className={cx("leading-5 font-bold wrap-anywhere", struck)}>
            {edit ? (
              <button
                type="button"
                className={cx("cursor-pointer text-left hover:underline", struck)}
                onClick={edit}
              >
                <span className="line-clamp-2">{name}</span>
              </button>
            ) : (
              <span className="line-clamp-2">{name}</span>
            )}
          </p>
          <LineText line={line} date={date} />
        </div>
        <div className="-my-1 -mr-2 flex">
          <LineMenu line={line} actions={actions} due={due} onEdit={edit} />
          <RemoveButton line={line} today={today} actions={actions} />
        </div>
      </div>
      {/* Below the buttons, where it has the whole width. */}
      <p className="text-small text-ink-3 empty:hidden">
        <EntryText occurrence={occurrence} reminder={line.reminder} />
      </p>
      {edit && isTooLate(line, today) && (
        <p className="text-small text-ink-2">
          <GiveTimeHint onPress={edit} />
        </p>
      )}
      {due && <DueActions line={line} actions={actions} />}
    </li>
  );
}

/** When it is, and what became of it. */
function LineText({ line, date }: { line: Line; date: string }) {
  const { occurrence, reminder, missed } = line;
  return (
    <>
      <p className="text-small text-ink-3">
        {missed ? (
          <MissedTimes times={missed.times} date={date} />
        ) : (
          <When line={line} date={date} />
        )}
      </p>
      <p className="mt-1 empty:hidden">
        {/* What stands alone stands under a heading that says it is late. */}
        {(reminder || occurrence.snoozed_until) && <StatusBadge occurrence={occurrence} />}
      </p>
    </>
  );
}

/** The day, the time and the repetition, as far as there are any. */
function When({ line: { occurrence, reminder }, date }: { line: Line; date: string }) {
  const zone = useTimeZone();
  const words = useReminderLabels();
  const again = reminder && words.rhythm(reminder);
  // A single date does not tell whether the default time is its own.
  const told = toTime(zone, occurrence.due_at);
  const time = reminder ? reminder.time : told !== DEFAULT_TIME && told;
  return [date, time && words.clock(time), again].filter(Boolean).join(DOT);
}

/** Says that nothing rings today without a time, and leads to where one is given. */
export function GiveTimeHint({ onPress }: { onPress: () => void }) {
  return (
    <Trans>
      It's past 8 AM.{" "}
      <button type="button" className="link cursor-pointer" onClick={onPress}>
        Set a time
      </button>{" "}
      to be reminded today.
    </Trans>
  );
}

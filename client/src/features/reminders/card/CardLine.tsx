import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Check, ChevronRight, Plus } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatWeekday } from "@/lib/dates";
import { Button } from "@/ui/Button";
import { Money } from "@/ui/Money";

import type { Line } from "../by-day";
import { ReminderIcon } from "../ReminderIcon";
import { StateBadge } from "../StateBadge";
import type { ReminderActs } from "../use-reminder-acts";
import { useReminderWords } from "../use-reminder-words";

const ROW = "relative flex min-h-16 items-center gap-3 rounded-control bg-sunken px-3 py-2.5";
/** The whole row is pressed, whatever of it is under the finger. */
const WHOLE =
  "cursor-pointer text-left leading-5 font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";

interface CardLineProps {
  line: Line;
  today: string;
  acts: ReminderActs;
  /** Opens the reminders of a day. */
  onOpen: (day: string) => void;
}

/** One reminder below the calendar: a press leads to its day, the check says that it is done. */
export function CardLine({ line, today, acts, onOpen }: CardLineProps) {
  const { t } = useLingui();
  const { occurrence } = line;
  const { reminder_id: id, day, state, description: name } = occurrence;
  const due = state === "open" && day <= today;
  const busy = acts.waiting?.id === id && acts.waiting.day === day;
  return (
    <li className={ROW}>
      <ReminderIcon icon={occurrence.icon} />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => onOpen(day)}
          className={cx(WHOLE, state === "skipped" && "text-ink-3 line-through")}
        >
          {name}
        </button>
        <Words line={line} today={today} />
      </div>
      {due ? (
        <Button
          variant="soft"
          aria-label={t`Done: ${name}`}
          title={t`Mark as done`}
          busy={busy}
          onClick={() => acts.done(occurrence)}
        >
          <Check aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      )}
    </li>
  );
}

/** The day, the time and the amount, as far as there are any, and what became of it. */
function Words({ line: { occurrence, reminder }, today }: Pick<CardLineProps, "line" | "today">) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const words = useReminderWords();
  const { day, amount } = occurrence;
  const parts = [
    day === today ? t`Today` : formatWeekday(day, language),
    reminder?.time && words.clock(reminder.time),
  ].filter(Boolean);
  return (
    <>
      <p className="text-small text-ink-3">
        {parts.join(" · ")}
        {amount !== null && (
          <>
            {" · "}
            <Money amount={amount} />
          </>
        )}
      </p>
      <p className="mt-1 empty:hidden">
        <StateBadge occurrence={occurrence} />
      </p>
    </>
  );
}

/** A day without reminders: a press leads to where one is added. */
export function NoLine({ day, onOpen }: { day: string; onOpen: (day: string) => void }) {
  const { language } = useLanguage();
  return (
    <div className={ROW}>
      <span className="grid size-9 shrink-0 place-items-center rounded-m bg-surface text-ink-3">
        <CalendarDays aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </span>
      <div className="min-w-0 flex-1">
        <button type="button" aria-haspopup="dialog" onClick={() => onOpen(day)} className={WHOLE}>
          <Trans>No reminders</Trans>
        </button>
        <p className="text-small text-ink-3">{formatWeekday(day, language)}</p>
      </div>
      <Plus aria-hidden="true" className="size-5 shrink-0 text-primary" />
    </div>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, Check, ChevronRight, Plus } from "lucide-react";
import { Suspense, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";

import type { Ledger } from "@/api/ledger";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatWeekday } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { lazyComponent } from "@/lib/lazy-component";
import { remindersPath, transactionsBetween } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";

import { asksForMore, groupByDay, groupMissed, type Line } from "./by-day";
import { getMonth } from "./month-range";
import { getMarkedDays, type useReminders, useRemindersOfMonth } from "./queries";
import { EntryText } from "./EntryText";
import { MissedTimes } from "./MissedTimes";
import { ReminderIcon } from "./ReminderIcon";
import { StatusBadge } from "./StatusBadge";
import type { NamedOccurrence, Reminders } from "./types";
import { type ReminderActions, useReminderActions } from "./use-reminder-actions";
import { useReminderLabels } from "./use-reminder-labels";

const Calendar = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "calendar" */ "@/ui/fields/Calendar");
  return { default: part.Calendar };
});

/** How far the years can be chosen to either side. */
const YEARS = 50;

const ROW = "relative flex min-h-16 items-center gap-3 rounded-control bg-sunken px-3 py-2.5";

/** Makes the whole row the target of the press. */
const WHOLE =
  "cursor-pointer text-left leading-5 font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";

/** The number of lines below the calendar; the rest are on the reminders page. */
const MAX_LINES = 3;

interface ReminderCardProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  ledger: Ledger;
  /** Opens the reminders of a day. */
  onOpen: (day: string) => void;
}

/** The calendar of the overview: days with reminders have a dot, the chosen day lists them. */
export function ReminderCard({ today, ledger, onOpen }: ReminderCardProps) {
  const { t } = useLingui();
  const heading = useId();
  const [month, setMonth] = useState(getMonth(today));
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useRemindersOfMonth(month);
  const year = Number(today.slice(0, 4));
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-2.5">
      <VisuallyHidden>
        <h2 id={heading}>
          <Trans>Reminder</Trans>
        </h2>
      </VisuallyHidden>
      <Suspense
        fallback={
          <Loading label={t`Loading the calendar`}>
            <Skeleton className="h-90 rounded-panel" />
          </Loading>
        }
      >
        <Calendar
          card
          value={chosen}
          today={today}
          min={`${year - YEARS}-01-01`}
          max={`${year + YEARS}-12-31`}
          month={month}
          onMonth={setMonth}
          marked={getMarkedDays(query.data?.occurrences)}
          markedAs={t`has reminders`}
          onChoose={setChosen}
        />
      </Suspense>
      <CardDay query={query} chosen={chosen} today={today} ledger={ledger} onOpen={onOpen} />
    </Card>
  );
}

interface DayProps {
  /** Null until a day was chosen. */
  chosen: string | null;
  today: string;
  ledger: Ledger;
  onOpen: (day: string) => void;
}

type Query = ReturnType<typeof useReminders>;

/** What there is to be reminded of on the chosen day; before one is chosen, what matters now. */
function CardDay({ query, ...day }: DayProps & { query: Query }) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData } = query;
  // Of another month only that one's answer says what its days hold.
  const known = day.chosen && isPlaceholderData ? undefined : data;
  if (known) return <DayLines shown={known} {...day} />;
  if (error) return <CardError query={query} />;
  return (
    <Loading label={t`Loading your reminders`}>
      <Skeleton className="h-16 rounded-control" />
    </Loading>
  );
}

function CardError({ query: { error, isFetching, refetch } }: { query: Query }) {
  const failureText = useFailureText();
  return (
    <div
      role="alert"
      className="mt-auto flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-3"
    >
      <p className="text-small text-ink-2">{failureText(error)}</p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function DayLines({ shown, chosen, today, ledger, onOpen }: DayProps & { shown: Reminders }) {
  const actions = useReminderActions(ledger);
  const ground = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(ground);
  const { lines, more } = getCardLines(shown, chosen, today);
  return (
    <div
      ref={ground}
      tabIndex={-1}
      onFocus={onFocus}
      className="mt-auto flex flex-col gap-2 outline-none"
    >
      <p role="status" className="sr-only">
        {chosen && <Count day={chosen} count={lines.length + more} />}
      </p>
      {lines.length === 0 && <NoLine day={chosen ?? today} onOpen={onOpen} />}
      <ul className="flex flex-col gap-2 empty:hidden">
        {lines.map((line) => (
          <CardLine
            key={`${line.occurrence.reminder_id} ${line.occurrence.day}`}
            line={line}
            today={today}
            actions={actions}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <CardLinks chosen={chosen} today={today} more={more} />
    </div>
  );
}

/** Announces the number of reminders on the chosen day to screen readers. */
function Count({ day, count }: { day: string; count: number }) {
  const { language } = useLanguage();
  return (
    <>
      {formatWeekday(day, language)}:{" "}
      <Plural value={count} _0="No reminders" one="# reminder" other="# reminders" />
    </>
  );
}

/** Links to all reminders, and to the transactions of a chosen past day. */
function CardLinks({ chosen, today, more }: Pick<DayProps, "chosen" | "today"> & { more: number }) {
  return (
    <div className="-mb-2 flex flex-wrap justify-between gap-x-4 text-small">
      <Link
        to={remindersPath(chosen ?? undefined)}
        className="inline-flex min-h-11 min-w-11 items-center link"
      >
        {more > 0 ? <Trans>{more} more</Trans> : <Trans>All reminders</Trans>}
      </Link>
      {chosen && chosen <= addDays(today, 1) && (
        <Link
          to={transactionsBetween(chosen, chosen)}
          className="inline-flex min-h-11 items-center link"
        >
          <Trans>Transactions on this day</Trans>
        </Link>
      )}
    </div>
  );
}

interface CardLineProps {
  line: Line;
  today: string;
  actions: ReminderActions;
  /** Opens the reminders of a day. */
  onOpen: (day: string) => void;
}

/** One reminder below the calendar: a press leads to its day, the check says that it is done. */
function CardLine({ line, today, actions, onOpen }: CardLineProps) {
  const { t } = useLingui();
  const { occurrence } = line;
  const { reminder_id: id, day, state, description: name } = occurrence;
  // An amount that is asked for has its field on the day itself, and a payment its way.
  const due = state === "open" && day <= today && !asksForMore(occurrence);
  const busy = actions.waiting?.id === id && actions.waiting.day === day;
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
        <LineText line={line} today={today} />
      </div>
      {due ? (
        <Button
          variant="soft"
          aria-label={t`Done: ${name}`}
          title={t`Mark as done`}
          busy={busy}
          onClick={() => actions.done(occurrence)}
        >
          <Check aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      )}
    </li>
  );
}

/** The day, time, amount and state of a reminder. */
function LineText({
  line: { occurrence, reminder, missed },
  today,
}: Pick<CardLineProps, "line" | "today">) {
  const { t } = useLingui();
  const words = useReminderLabels();
  const { day } = occurrence;
  const parts = [
    day === today ? t`Today` : words.briefWeekday(day, today),
    reminder?.time && words.clock(reminder.time),
  ].filter(Boolean);
  const date = words.briefWeekday(day, today);
  return (
    <>
      <p className="text-small text-ink-3">
        {missed ? <MissedTimes times={missed.times} date={date} /> : parts.join(" · ")}
      </p>
      <p className="text-small text-ink-3 empty:hidden">
        <EntryText occurrence={occurrence} reminder={reminder} />
      </p>
      <p className="mt-1 empty:hidden">
        <StatusBadge occurrence={occurrence} />
      </p>
    </>
  );
}

/** A day without reminders: a press leads to where one is added. */
function NoLine({ day, onOpen }: { day: string; onOpen: (day: string) => void }) {
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

interface CardLines {
  lines: Line[];
  /** How many more there are. */
  more: number;
}

const getKey = ({ occurrence: { reminder_id, day } }: Line) => `${reminder_id} ${day}`;

function isSameDate(one: NamedOccurrence, other: NamedOccurrence): boolean {
  return one.reminder_id === other.reminder_id && one.day === other.day;
}

/** Each day of a reminder once, the first time that it comes. */
function uniqueByDay(all: readonly Line[]): Line[] {
  return [...new Map(all.toReversed().map((each) => [getKey(each), each])).values()].toReversed();
}

/** The lines before a day is chosen: overdue and today's, else the next one. */
function listDue({ datas, late: all, waiting, coming: next }: Reminders, today: string): Line[] {
  // Entries that are due have a card of their own.
  const late = all.filter(({ entry }) => entry === null);
  const coming = next.filter((each) => !waiting.some((one) => isSameDate(one, each)));
  const find = (id: string) => datas.find((each) => each.id === id) ?? null;
  const toLine = (occurrence: NamedOccurrence): Line => ({
    occurrence,
    reminder: find(occurrence.reminder_id),
  });
  const missed = groupMissed(late).map((line) => ({
    ...line,
    reminder: find(line.occurrence.reminder_id),
  }));
  const due = uniqueByDay([...missed, ...coming.filter(({ day }) => day === today).map(toLine)]);
  return due.length > 0 ? due : coming.slice(0, 1).map(toLine);
}

/** The lines below the calendar. */
function getCardLines(shown: Reminders, chosen: string | null, today: string): CardLines {
  return limitLines(chosen ? (groupByDay(shown).get(chosen) ?? []) : listDue(shown, today));
}

function limitLines(lines: Line[]): CardLines {
  return {
    lines: lines.slice(0, MAX_LINES),
    more: Math.max(0, lines.length - MAX_LINES),
  };
}

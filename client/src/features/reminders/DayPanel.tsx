import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from "react";

import { cx } from "@/lib/cx";
import { Badge } from "@/ui/layout/Badge";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { type EditRequest, groupByDay, groupHolidays, type Line } from "./by-day";
import type { useReminders } from "./queries";
import { ReminderLine } from "./ReminderLine";
import type { NamedOccurrence } from "./types";
import type { ReminderActions } from "./use-reminder-actions";
import { useReminderLabels } from "./use-reminder-labels";

/** The number of lines beside a calendar; a due one counts as two. */
const MAX_LINES = 4;
const MIN_COMING = 2;

/** So many lines of a dialog leave the field below them in reach. */
const IN_REACH = 2;

type DayOf = Pick<ComponentProps<typeof LoadedDay>, "query" | "day">;

interface DayPanelProps extends ComponentProps<typeof LoadedDay> {
  /** In a dialog, which must not grow taller than its calendar. */
  brief?: boolean;
  /** There is room for a picture while there is nothing at all. */
  roomy: boolean;
  /** Goes to a day. */
  onDay: (day: string) => void;
  /** Shown between the day and the upcoming reminders. */
  children?: ReactNode;
}

/** The chosen day beside the calendar, and the upcoming reminders. */
export function DayPanel({ brief, roomy, onDay, children, ...day }: DayPanelProps) {
  const part = useRef<HTMLDivElement>(null);
  // An upcoming line unmounts once its day is chosen.
  const onFocus = useFocusFallback(part);
  const { lines, coming, nothing } = getContents(day);
  const most = brief ? Math.max(MIN_COMING, MAX_LINES - lines) : coming.length;
  return (
    <div
      ref={part}
      tabIndex={-1}
      onFocus={onFocus}
      className="flex min-w-0 flex-col gap-3.5 outline-none"
    >
      <LoadedDay {...day} />
      {children}
      <ComingUp coming={coming.slice(0, most)} today={day.today} onDay={onDay} />
      {roomy && nothing && <NoReminders />}
    </div>
  );
}

/** The number of lines, the upcoming reminders, and whether there are none at all. */
function getContents({ query: { data, isPlaceholderData }, day }: DayOf) {
  if (!data) return { lines: 0, coming: [], nothing: false };
  const lines = groupByDay(data).get(day)?.length ?? 0;
  const any = lines + data.coming.length + data.late.length > 0;
  const coming = data.coming.filter((each) => each.day !== day);
  return { lines, coming, nothing: !any && !isPlaceholderData };
}

interface LoadedDayProps {
  /** That of the month in which the day lies. */
  query: ReturnType<typeof useReminders>;
  day: string;
  today: string;
  /** Under the title of a page or of a dialog. */
  level: "h2" | "h3";
  actions: ReminderActions;
  onEdit: (request: EditRequest) => void;
}

/** The reminders of a day in each loading state. */
function LoadedDay({ query, day, ...props }: LoadedDayProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const byDay = useMemo(() => groupByDay(data), [data]);
  const holidays = useMemo(() => groupHolidays(data), [data]);
  const known = data !== undefined && !isPlaceholderData;
  const lines = known || byDay.has(day) ? (byDay.get(day) ?? []) : undefined;
  return (
    <DayReminders
      {...props}
      day={day}
      lines={lines}
      holiday={holidays.get(day)}
      instead={
        lines ? undefined : isError ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            <Trans>We couldn't load your reminders.</Trans>
          </ErrorState>
        ) : (
          <Loading label={t`Loading your reminders`}>
            <Skeleton className="h-16 rounded-control" />
          </Loading>
        )
      }
    />
  );
}

interface DayRemindersProps {
  day: string;
  today: string;
  /** Nothing while they are on their way. */
  lines: readonly Line[] | undefined;
  /** The public holiday of this day, if it is one. */
  holiday?: string;
  /** Under the title of a page or of a dialog. */
  level: "h2" | "h3";
  actions: ReminderActions;
  onEdit: (request: EditRequest) => void;
  /** Replaces the lines while loading or after an error. */
  instead?: ReactNode;
}

/** A day with what one is reminded of on it. */
function DayReminders(props: DayRemindersProps) {
  const { day, today, lines, holiday, level: Heading, actions, onEdit, instead } = props;
  const words = useReminderLabels();
  const inDialog = Heading === "h3";
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
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
                actions={actions}
                onEdit={onEdit}
              />
            ))}
          </ul>
        ))}
    </section>
  );
}

interface ComingUpProps {
  coming: readonly NamedOccurrence[];
  today: string;
  /** Goes to a day. */
  onDay: (day: string) => void;
}

/** The upcoming reminders of any day. */
function ComingUp({ coming, today, onDay }: ComingUpProps) {
  const { t } = useLingui();
  const words = useReminderLabels();
  const id = useId();
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h3 id={id} className="text-small font-medium text-ink-3">
        <Trans>Coming up</Trans>
      </h3>
      <ul className="-mx-2 mt-1">
        {coming.map(({ reminder_id, day, description }) => (
          <li key={`${reminder_id} ${day}`}>
            <button
              type="button"
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-m px-2 text-left text-small font-label hover:bg-sunken"
              onClick={() => onDay(day)}
            >
              <span className="w-28 shrink-0">
                <Badge>{day === today ? t`Today` : words.monthDay(day, today)}</Badge>
              </span>{" "}
              <span title={description} className="min-w-0 truncate">
                {description}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The empty state. */
function NoReminders() {
  return (
    <EmptyState brief illustration="empty-transactions" title={<Trans>Nothing due</Trans>}>
      <Trans>Add a bill or a date here and we'll remember it for you.</Trans>
    </EmptyState>
  );
}

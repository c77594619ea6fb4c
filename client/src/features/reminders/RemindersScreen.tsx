import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Check, CircleAlert, Plus } from "lucide-react";
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";

import type { Ledger } from "@/api/ledger";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { cx } from "@/lib/cx";
import { useRestoredDialog } from "@/browser/dialog-drafts";
import { lazyComponent } from "@/lib/lazy-component";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { Loading } from "@/ui/feedback/Loading";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { usePhone } from "@/browser/media-queries";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { type EditRequest, groupByDay, groupHolidays, groupMissed, type Line } from "./by-day";
import { DayPanel } from "./DayPanel";
import type { CategoryChoice } from "./EntryFields";
import { getLastDay } from "./month-range";
import { getMarkedDays, getReminder, type useReminders, useRemindersOfMonth } from "./queries";
import { ReminderLine } from "./ReminderLine";
import type { RemindersAddress } from "./reminders-address";
import type { NamedOccurrence, Reminder, Reminders } from "./types";
import { type ReminderActions, useReminderActions } from "./use-reminder-actions";
import { useReminderLabels } from "./use-reminder-labels";
import { WaitingCard } from "./WaitingCard";

const Calendar = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "calendar" */ "@/ui/fields/Calendar");
  return { default: part.Calendar };
});
const EditReminderDialog = lazyComponent(
  () => import(/* webpackChunkName: "edit-reminder" */ "./EditReminderDialog"),
);

/** So many lines have room in a day. */
const MAX_LINES = 3;

interface RemindersScreenProps {
  place: RemindersAddress;
  today: string;
  ledger: Ledger;
  CategoryField: ComponentType<CategoryChoice>;
  onPlace: (place: Partial<RemindersAddress>) => void;
  /** Opens the dialog that adds one to a day. */
  onNew: (day: string) => void;
  /** What the ledger suggests to be reminded of, below the calendar. */
  suggestions: ReactNode;
}

/** The reminders page: month, chosen day and overdue reminders. */
export function RemindersScreen(props: RemindersScreenProps) {
  const { place, today, ledger, CategoryField, onPlace, onNew, suggestions } = props;
  const { day } = place;
  const owner = useSession().claims?.sub;
  const [wish, setWish] = useRestoredDialog<EditRequest>("reminders-page", owner);
  const { query, known } = useLoadedMonth(place.month);
  const actions = useReminderActions(ledger);
  const requested = useRequestedReminder(wish, known, () => setWish(null));
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Reminders</Trans>}
        actions={
          <>
            {/* It rests in its place, so that nothing moves, and no focus is lost, with another day. */}
            <Button
              variant="soft"
              aria-disabled={day === today || undefined}
              className={cx("max-sm:order-last", day === today && "opacity-50")}
              onClick={() => day !== today && onPlace({ day: today })}
            >
              <Trans>Today</Trans>
            </Button>
            <Button
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => onNew(day)}
            >
              <Trans>New reminder</Trans>
            </Button>
          </>
        }
      />
      {known && (
        <WaitingCard roomy shown={known} today={today} actions={actions} onEdit={setWish} />
      )}
      {known && (
        // Whichever day is chosen, so that the calendar stays where it is.
        <LateReminders
          late={listPlain(known.late)}
          today={today}
          actions={actions}
          onEdit={setWish}
        />
      )}
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-12 xl:grid-rows-[auto_1fr]">
        <Card className="self-start xl:col-span-8">
          <Month place={place} today={today} query={query} onPlace={onPlace} />
        </Card>
        <Card className="self-start xl:col-span-4 xl:row-span-2">
          <DayPanel
            roomy
            level="h2"
            query={query}
            day={day}
            today={today}
            actions={actions}
            onEdit={setWish}
            onDay={(to) => onPlace({ day: to })}
          />
        </Card>
        <div className="xl:col-span-8">{suggestions}</div>
      </div>
      {requested && (
        <Suspense>
          <EditReminderDialog
            {...requested}
            today={today}
            CategoryField={CategoryField}
            onClose={() => setWish(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface MonthProps extends Pick<RemindersScreenProps, "place" | "today" | "onPlace"> {
  query: ReturnType<typeof useReminders>;
}

/** The month: names in its days where there is room for them, on phones dots. */
function Month({ place, today, query, onPlace }: MonthProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const { data, isError, isPlaceholderData } = query;
  const known = data !== undefined && !isPlaceholderData;
  const byDay = useMemo(() => groupByDay(data), [data]);
  const holidays = useMemo(() => groupHolidays(data), [data]);

  const said = (day: string): string => {
    const lines = byDay.get(day) ?? [];
    const names = lines.map(({ occurrence }) => occurrence.description);
    const count = t`${plural(lines.length, { one: "# reminder", other: "# reminders" })}`;
    const told = names.length > 0 ? `${count}: ${names.join(", ")}` : undefined;
    return [holidays.get(day), told].filter(Boolean).join(", ");
  };

  const cell = (day: string) => {
    const lines = byDay.get(day);
    if (!lines && !known) return !isError && <Skeleton className="h-4 w-full" />;
    return <DayCell lines={lines ?? []} holiday={holidays.get(day)} chosen={day === place.day} />;
  };

  return (
    <Suspense
      fallback={
        <Loading label={t`Loading the calendar`}>
          <Skeleton className="h-90 rounded-panel" />
        </Loading>
      }
    >
      {isError && !data && (
        <Alert tone="error" className="mb-3">
          <Trans>We couldn't load this month's reminders.</Trans>
        </Alert>
      )}
      <Calendar
        card
        value={place.day}
        today={today}
        {...getLastDay(today)}
        month={place.month}
        marked={getMarkedDays(data?.occurrences)}
        said={said}
        cell={phone ? undefined : cell}
        onMonth={(month) => onPlace({ month })}
        onChoose={(day) => onPlace({ day })}
      />
    </Suspense>
  );
}

const STATUS_COLOURS = {
  done: "bg-income-soft text-income",
  skipped: "text-ink-3 line-through",
  late: "bg-expense-soft text-expense",
  open: "bg-gold-soft text-gold-ink",
};

function getLineColours({ occurrence: { state, late } }: Line, chosen: boolean): string {
  // The background of the chosen day is close to that of done reminders.
  if (state === "done" && chosen) return "bg-surface text-income";
  return STATUS_COLOURS[state === "open" && late ? "late" : state];
}

interface DayCellProps {
  lines: readonly Line[];
  holiday?: string;
  chosen?: boolean;
}

/** What happens on a day of the month, as far as it has room. */
function DayCell({ lines, holiday, chosen = false }: DayCellProps) {
  const room = holiday ? MAX_LINES - 1 : MAX_LINES;
  const shown = lines.length > room ? lines.slice(0, room - 1) : lines;
  const more = lines.length - shown.length;
  // Its name has room for a second line.
  const alone = lines.length === 1;
  return (
    <>
      {holiday && <span className="truncate text-caption text-expense">{holiday}</span>}
      {shown.map((line) => (
        <span
          key={line.occurrence.reminder_id}
          className={cx(
            "flex min-w-0 items-center gap-1 rounded-s px-1.5 text-caption font-label",
            getLineColours(line, chosen),
          )}
        >
          {line.occurrence.state === "done" && <Check className="size-3 shrink-0" />}
          <span className={cx("min-w-0", alone ? "line-clamp-2 wrap-anywhere" : "truncate")}>
            {line.occurrence.description}
          </span>
        </span>
      ))}
      {more > 0 && (
        <span className="px-1.5 text-caption text-ink-3">
          <Trans>{more} more</Trans>
        </span>
      )}
    </>
  );
}

/** Entries wait in a card of their own. */
function listPlain(late: readonly NamedOccurrence[]): NamedOccurrence[] {
  return late.filter(({ entry }) => entry === null);
}

interface LateRemindersProps {
  late: readonly NamedOccurrence[];
  today: string;
  actions: ReminderActions;
  /** Opens what can be changed about one. */
  onEdit: (request: EditRequest) => void;
}

/** The overdue reminders. */
function LateReminders({ late, today, actions, onEdit }: LateRemindersProps) {
  const words = useReminderLabels();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
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
        {groupMissed(late).map((line) => (
          <ReminderLine
            key={line.occurrence.reminder_id}
            line={line}
            today={today}
            date={words.briefWeekday(line.occurrence.day, today)}
            actions={actions}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </Card>
  );
}

/** The reminders of a month, and the last answer there was, if it is of another month. */
function useLoadedMonth(month: string) {
  const query = useRemindersOfMonth(month);
  const { data, isPlaceholderData } = query;
  const [last, setLast] = useState(month);
  if (data && !isPlaceholderData && last !== month) setLast(month);
  const before = useRemindersOfMonth(last, { enabled: false }).data;
  return { query, known: data ?? before };
}

/** The reminder to edit; one of another month is fetched. Closes if it does not exist. */
function useRequestedReminder(
  wish: EditRequest | null,
  shown: Reminders | undefined,
  onGone: () => void,
) {
  const id = wish?.id ?? null;
  const toast = useToast();
  const failureText = useFailureText();
  const known = shown?.datas.find((each) => each.id === id);
  const { data, error } = useQuery({
    queryKey: ["reminder", id],
    queryFn: ({ signal }) => getReminder(id ?? "", signal),
    enabled: id !== null && shown !== undefined && !known,
    // Editing always starts from the server's current version.
    gcTime: 0,
  });
  const giveUp = useRef<(why: Error) => void>(() => undefined);
  useEffect(() => {
    giveUp.current = (why) => {
      toast({ tone: "error", text: failureText(why) });
      onGone();
    };
  });
  useEffect(() => {
    if (error) giveUp.current(error);
  }, [error]);
  return toRequested(wish, known ?? data);
}

function toRequested(wish: EditRequest | null, subject: Reminder | undefined) {
  return wish && subject ? { subject, date: wish.date } : null;
}

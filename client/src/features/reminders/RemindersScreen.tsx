import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type ComponentType, lazy, Suspense, useMemo } from "react";

import { useSession } from "@/api/use-session";
import { useKeptWish } from "@/lib/use-kept-wish";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { PageHeader } from "@/ui/PageHeader";
import { Skeleton } from "@/ui/Skeleton";
import { usePhone } from "@/ui/use-phone";

import type { Place } from "./address";
import { holidaysByDay, linesByDay } from "./by-day";
import { DayCell } from "./DayCell";
import { DaySide } from "./DaySide";
import { LateReminders } from "./LateReminders";
import type { CategoryChoice } from "./ReminderFields";
import { farthest } from "./spans";
import type { Ledger, NamedOccurrence } from "./types";
import { useReminderActs } from "./use-reminder-acts";
import { useKnownMonth } from "./use-known-month";
import { markedDays, type useReminders } from "./use-reminders";
import { useWishedReminder } from "./use-wished-reminder";

const Calendar = lazy(async () => ({ default: (await import("@/ui/Calendar")).Calendar }));
const EditReminder = lazy(() => import(/* webpackChunkName: "edit-reminder" */ "./EditReminder"));

interface RemindersScreenProps {
  place: Place;
  today: string;
  ledger: Ledger;
  CategoryField: ComponentType<CategoryChoice>;
  onPlace: (place: Partial<Place>) => void;
  /** Opens the dialog that adds one to a day. */
  onNew: (day: string) => void;
}

/** A month with all its reminders, the chosen day and what was left undone. */
export function RemindersScreen(props: RemindersScreenProps) {
  const { place, today, ledger, CategoryField, onPlace, onNew } = props;
  const { day } = place;
  const [wish, setWish] = useKeptWish<string>("reminders-page", useSession().claims?.sub);
  const { query, known } = useKnownMonth(place.month);
  const acts = useReminderActs(ledger);
  // The chosen day's own stand below with all that can be done with them.
  const elsewhere = (each: NamedOccurrence) => each.day !== day;
  const subject = useWishedReminder(wish, known, () => setWish(null));
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Reminders</Trans>}
        actions={
          <>
            {day !== today && (
              <Button variant="soft" onClick={() => onPlace({ day: today })}>
                <Trans>Today</Trans>
              </Button>
            )}
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
        <LateReminders
          late={known.late.filter(elsewhere)}
          today={today}
          acts={acts}
          onEdit={setWish}
        />
      )}
      <div className="grid grid-cols-1 gap-4 sm:gap-5 xl:grid-cols-12">
        <Card className="self-start xl:col-span-8">
          <Month place={place} today={today} query={query} onPlace={onPlace} />
        </Card>
        <Card className="self-start xl:col-span-4">
          <DaySide
            roomy
            level="h2"
            query={query}
            day={day}
            today={today}
            acts={acts}
            onEdit={setWish}
            onDay={(to) => onPlace({ day: to })}
          />
        </Card>
      </div>
      {subject && (
        <Suspense>
          <EditReminder
            subject={subject}
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
  const byDay = useMemo(() => linesByDay(data), [data]);
  const holidays = useMemo(() => holidaysByDay(data), [data]);

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
          <Trans>The reminders of this month are not loaded.</Trans>
        </Alert>
      )}
      <Calendar
        card
        value={place.day}
        today={today}
        {...farthest(today)}
        month={place.month}
        marked={markedDays(data?.occurrences)}
        said={said}
        cell={phone ? undefined : cell}
        onMonth={(month) => onPlace({ month })}
        onChoose={(day) => onPlace({ day })}
      />
    </Suspense>
  );
}

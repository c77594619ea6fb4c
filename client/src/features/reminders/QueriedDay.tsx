import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { holidaysByDay, linesByDay } from "./by-day";
import { DayReminders } from "./DayReminders";
import type { ReminderActs } from "./use-reminder-acts";
import type { useReminders } from "./use-reminders";

interface QueriedDayProps {
  /** That of the month in which the day lies. */
  query: ReturnType<typeof useReminders>;
  day: string;
  today: string;
  /** Under the title of a page or of a dialog. */
  level: "h2" | "h3";
  acts: ReminderActs;
  onEdit: (id: string) => void;
}

/** The reminders of a day, whether they are there, on their way or could not be had. */
export function QueriedDay({ query, day, ...props }: QueriedDayProps) {
  const { t } = useLingui();
  const { data, isError, isFetching, isPlaceholderData, refetch } = query;
  const byDay = useMemo(() => linesByDay(data), [data]);
  const holidays = useMemo(() => holidaysByDay(data), [data]);
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
            <Trans>Your reminders could not be loaded.</Trans>
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

import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useId, useState } from "react";

import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { VisuallyHidden } from "@/ui/VisuallyHidden";

import { monthOf } from "../spans";
import type { Ledger } from "../types";
import { markedDays, useRemindersOfMonth } from "../use-reminders";
import { CardDay } from "./CardDay";

const Calendar = lazy(async () => ({ default: (await import("@/ui/Calendar")).Calendar }));

/** How far the years can be chosen to either side. */
const YEARS = 50;

interface ReminderCardProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  ledger: Ledger;
  /** Opens the reminders of a day. */
  onOpen: (day: string) => void;
}

/** The calendar of the first screen: days with reminders have a dot, a chosen one tells them. */
export function ReminderCard({ today, ledger, onOpen }: ReminderCardProps) {
  const { t } = useLingui();
  const heading = useId();
  const [month, setMonth] = useState(monthOf(today));
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
          marked={markedDays(query.data?.occurrences)}
          markedAs={t`has reminders`}
          onChoose={setChosen}
        />
      </Suspense>
      <CardDay query={query} chosen={chosen} today={today} ledger={ledger} onOpen={onOpen} />
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarDays, ChevronRight } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatWeekday } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { transactionsBetween } from "@/lib/paths";
import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { VisuallyHidden } from "@/ui/VisuallyHidden";

const Calendar = lazy(async () => ({ default: (await import("@/ui/Calendar")).Calendar }));

/** How far the years can be chosen to either side. */
const YEARS = 50;
const LINE = "flex min-h-16 items-center gap-3 rounded-control bg-sunken px-3 py-2.5";

interface ReminderCardProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  className?: string;
}

/** The calendar of the first screen; a day tells its reminders and leads to what was recorded. */
export function ReminderCard({ today, className }: ReminderCardProps) {
  const { t } = useLingui();
  const heading = useId();
  const year = Number(today.slice(0, 4));
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col gap-2.5", className)}>
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
          onChoose={setChosen}
        />
      </Suspense>
      <Day day={chosen ?? today} last={addDays(today, 1)} />
    </Card>
  );
}

/** What a day holds; what is still to come has no transactions to lead to. */
function Day({ day, last }: { day: string; last: string }) {
  const { language } = useLanguage();
  const words = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-m bg-surface text-ink-3">
        <CalendarDays aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-bold">
          <Trans>No reminders</Trans>
        </span>{" "}
        <span className="block text-small text-ink-3">{formatWeekday(day, language)}</span>
      </span>
    </>
  );
  return (
    <div role="status" className="mt-auto">
      {day > last ? (
        <div className={LINE}>{words}</div>
      ) : (
        <Link to={transactionsBetween(day, day)} className={`${LINE} hover:bg-line`}>
          {words}{" "}
          <span className="text-small font-button text-primary max-sm:sr-only">
            <Trans>Transactions</Trans>
          </span>
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </Link>
      )}
    </div>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatWeekday } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { remindersPath, transactionsBetween } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { useStayingFocus } from "@/ui/use-staying-focus";

import type { Ledger, Reminders } from "../types";
import { useReminderActs } from "../use-reminder-acts";
import type { useReminders } from "../use-reminders";
import { CardLine, NoLine } from "./CardLine";
import { toldOf } from "./told";

interface DayProps {
  /** Null until a day was chosen. */
  chosen: string | null;
  today: string;
  ledger: Ledger;
  onOpen: (day: string) => void;
}

type Query = ReturnType<typeof useReminders>;

/** What there is to be reminded of on the chosen day; before one is chosen, what matters now. */
export function CardDay({ query, ...day }: DayProps & { query: Query }) {
  const { t } = useLingui();
  const { data, error, isPlaceholderData } = query;
  // Of another month only that one's answer says what its days hold.
  const known = day.chosen && isPlaceholderData ? undefined : data;
  if (known) return <DayLines shown={known} {...day} />;
  if (error) return <Failed query={query} />;
  return (
    <Loading label={t`Loading your reminders`}>
      <Skeleton className="h-16 rounded-control" />
    </Loading>
  );
}

function Failed({ query: { error, isFetching, refetch } }: { query: Query }) {
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
  const acts = useReminderActs(ledger);
  const ground = useRef<HTMLDivElement>(null);
  const onFocus = useStayingFocus(ground);
  const { lines, more } = toldOf(shown, chosen, today);
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
            acts={acts}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <Ways chosen={chosen} today={today} more={more} />
    </div>
  );
}

/** Says what a chosen day holds to those who do not see it. */
function Count({ day, count }: { day: string; count: number }) {
  const { language } = useLanguage();
  return (
    <>
      {formatWeekday(day, language)}:{" "}
      <Plural value={count} _0="No reminders" one="# reminder" other="# reminders" />
    </>
  );
}

/** Leads to all reminders, and from a chosen day that has come to what was recorded on it. */
function Ways({ chosen, today, more }: Pick<DayProps, "chosen" | "today"> & { more: number }) {
  return (
    <div className="-mb-2 flex flex-wrap justify-between gap-x-4 text-small">
      <Link to={remindersPath(chosen ?? undefined)} className="link inline-block py-2.5">
        {more > 0 ? <Trans>{more} more</Trans> : <Trans>All reminders</Trans>}
      </Link>
      {chosen && chosen <= addDays(today, 1) && (
        <Link to={transactionsBetween(chosen, chosen)} className="link inline-block py-2.5">
          <Trans>Transactions of this day</Trans>
        </Link>
      )}
    </div>
  );
}

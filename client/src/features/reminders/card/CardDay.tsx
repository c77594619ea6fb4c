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

import type { Ledger } from "../types";
import { useReminderActs } from "../use-reminder-acts";
import type { useReminders } from "../use-reminders";
import { CardLine, NoLine } from "./CardLine";
import { toldOf } from "./told";

interface CardDayProps {
  query: ReturnType<typeof useReminders>;
  /** Null until a day was chosen. */
  chosen: string | null;
  today: string;
  ledger: Ledger;
  onOpen: (day: string) => void;
}

/** What there is to be reminded of on the chosen day; before one is chosen, what matters now. */
export function CardDay({ query, chosen, today, ledger, onOpen }: CardDayProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const failureText = useFailureText();
  const acts = useReminderActs(ledger);
  const ground = useRef<HTMLDivElement>(null);
  const onFocus = useStayingFocus(ground);
  const day = chosen ?? today;
  const { data, error, isFetching, isPlaceholderData, refetch } = query;

  if (!data && error) {
    return (
      <div
        role="alert"
        className="mt-auto flex flex-col items-start gap-3 rounded-control bg-sunken p-3"
      >
        <p className="text-small text-ink-2">{failureText(error)}</p>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  if (!data || (chosen && isPlaceholderData)) {
    return (
      <Loading label={t`Loading your reminders`}>
        <Skeleton className="h-16 rounded-control" />
      </Loading>
    );
  }
  const { lines, more } = toldOf(data, chosen, today);
  return (
    <div
      ref={ground}
      tabIndex={-1}
      onFocus={onFocus}
      className="mt-auto flex flex-col gap-2 outline-none"
    >
      <p role="status" className="sr-only">
        {chosen && (
          <>
            {formatWeekday(chosen, language)}:{" "}
            <Plural
              value={lines.length + more}
              _0="No reminders"
              one="# reminder"
              other="# reminders"
            />
          </>
        )}
      </p>
      {lines.length === 0 ? (
        <NoLine day={day} onOpen={onOpen} />
      ) : (
        <ul className="flex flex-col gap-2">
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
      )}
      <div className="-mb-2 flex flex-wrap justify-between gap-x-4 text-small">
        <Link to={remindersPath(chosen ?? undefined)} className="link inline-block py-2.5">
          {more > 0 ? <Trans>{more} more</Trans> : <Trans>All reminders</Trans>}
        </Link>
        {chosen && day <= addDays(today, 1) && (
          <Link to={transactionsBetween(day, day)} className="link inline-block py-2.5">
            <Trans>Transactions of this day</Trans>
          </Link>
        )}
      </div>
    </div>
  );
}

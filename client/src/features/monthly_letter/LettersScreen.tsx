import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router-dom";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate, formatMonth } from "@/lib/dates";
import { lettersPath, settingPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card, CardHead } from "@/ui/layout/Card";

import { LetterCard } from "./LetterCard";
import { NoLetter } from "./NoLetter";
import { useLetters } from "./queries";
import type { Letters } from "./types";

interface LettersScreenProps {
  /** The month 'YYYY-MM' that the address names; the newest letter without one. */
  month: string | undefined;
  timezone: string;
  name: string;
  /** The letter about this month is being read. */
  onRead: (month: string) => void;
}

/** The letter about a month beside the list of the others, in each loading state. */
export function LettersScreen({ month, ...rest }: LettersScreenProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, error, isFetching, isPlaceholderData, refetch } = useLetters(month);
  if (data) return <Loaded letters={data} month={month} waiting={isPlaceholderData} {...rest} />;
  if (error instanceof AppError && error.status === 404) return <UnknownMonth month={month} />;
  if (error) {
    return (
      <Card>
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      </Card>
    );
  }
  return (
    <Card>
      <Loading label={t`Loading...`}>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="mt-6 h-24" />
        <Skeleton className="mt-6 h-40" />
      </Loading>
    </Card>
  );
}

interface LoadedProps extends LettersScreenProps, LettersProps {
  /** Another letter is loading; this one stays visible. */
  waiting: boolean;
}

function Loaded({ letters, month, waiting, onRead, ...rest }: LoadedProps) {
  const [letter] = letters.datas;
  const read = letter?.month;
  const [seen, setSeen] = useState({ month, moved: false });
  if (!waiting && seen.month !== month) setSeen({ month, moved: true });
  useEffect(() => {
    if (read) onRead(read);
  }, [read, onRead]);
  if (!letter) return <NoLetter letters={letters} />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div
        aria-busy={waiting || undefined}
        className={cx(
          "min-w-0 transition-opacity duration-2 xl:col-span-8",
          waiting && "opacity-60",
        )}
      >
        <LetterCard key={letter.month} letter={letter} focused={seen.moved} {...rest} />
      </div>
      <div className="min-w-0 xl:col-span-4">
        <LetterList letters={letters} shown={letter.month} />
      </div>
    </div>
  );
}

interface LettersProps {
  letters: Letters;
}

/** The letters that are kept, newest first, and when the next one comes. */
function LetterList({ letters, shown }: LettersProps & { shown: string }) {
  const { language } = useLanguage();
  return (
    <Card aria-labelledby="all-letters">
      <CardHead id="all-letters" title={<Trans>Your letters</Trans>} />
      <ul className="-mx-3 flex flex-col">
        {letters.months.map((month) => (
          <li key={month}>
            <Link
              to={lettersPath(month)}
              aria-current={month === shown ? "page" : undefined}
              className="flex min-h-11 items-center rounded-m px-3 font-label hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary"
            >
              {formatMonth(`${month}-01`, language)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 border-t border-line pt-3 text-small text-ink-3">
        <NextLetter letters={letters} />
      </p>
    </Card>
  );
}

function NextLetter({ letters: { state, next_on } }: LettersProps): ReactNode {
  const { language } = useLanguage();
  const date = formatDate(next_on, language);
  if (state === "on") {
    return <Trans>Your next letter comes on {date}. We keep the last twelve.</Trans>;
  }
  if (state === "consent") {
    return (
      <>
        <Trans>It starts again once your parent has agreed.</Trans>{" "}
        <Link to={settingPath("account")} className="link">
          <Trans>Open your settings</Trans>
        </Link>
      </>
    );
  }
  return (
    <>
      <Trans>The monthly letter is off, so you won't get new ones.</Trans>{" "}
      <Link to={settingPath("subscribe")} className="link">
        <Trans>Turn it on</Trans>
      </Link>
    </>
  );
}

function UnknownMonth({ month }: { month: string | undefined }) {
  const { language } = useLanguage();
  const name = month ? formatMonth(`${month}-01`, language) : "";
  return (
    <Card>
      <EmptyState
        illustration="email-sent"
        title={<Trans>There's no letter for {name}</Trans>}
        action={
          <ButtonLink to={lettersPath()}>
            <Trans>Read the latest letter</Trans>
          </ButtonLink>
        }
      >
        <Trans>We keep the last twelve letters.</Trans>
      </EmptyState>
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Mail } from "lucide-react";
import { type ReactNode, useId } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate, formatMonth } from "@/lib/dates";
import { lettersPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";

import { FIGURE_NAMES } from "./LetterFigures";
import { useLetters } from "./queries";
import type { Letter, Letters } from "./types";

/** The person's last letter in brief; before the first one, what it will hold and when it comes. */
export function LastLetterCard() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useLetters();
  if (data) {
    const [letter] = data.datas;
    return letter ? <LastLetter letter={letter} /> : <LetterContents letters={data} />;
  }
  return (
    <Card>
      {error ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Loading label={t`Loading...`}>
          <Skeleton className="h-11" />
          <Skeleton className="mt-4 h-24" />
        </Loading>
      )}
    </Card>
  );
}

function Frame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
          <Mail aria-hidden="true" className="size-5" />
        </span>
        <h2 id={id} className="min-w-0 text-title tracking-tight">
          {title}
        </h2>
      </div>
      {children}
    </Card>
  );
}

function LastLetter({ letter }: { letter: Letter }) {
  const { language } = useLanguage();
  const month = formatMonth(`${letter.month}-01`, language);
  const shown = letter.figures.filter(({ kind }) => kind !== "left");
  return (
    <Frame title={<Trans>Your last letter: {month}</Trans>}>
      <dl className="divide-y divide-line">
        {shown.map(({ kind, amount }) => (
          <div key={kind} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <dt className="text-small text-ink-2">{FIGURE_NAMES[kind]}</dt>
            <dd>
              <Money
                amount={amount}
                kind={kind === "income" ? "income" : "expenses"}
                className="font-bold"
              />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 && <p className="text-small text-ink-2">{letter.opening}</p>}
      <ButtonLink variant="soft" to={lettersPath(letter.month)}>
        <Trans>Read it</Trans>
      </ButtonLink>
    </Frame>
  );
}

/** In words what each letter holds. */
function LetterContents({ letters: { state, next_on, has_tips } }: { letters: Letters }) {
  const { language } = useLanguage();
  const date = formatDate(next_on, language);
  return (
    <Frame title={<Trans>In each letter</Trans>}>
      <ul className="divide-y divide-line text-small text-ink-2">
        <li className="py-2.5">
          <Trans>What came in, what went out, and what is left</Trans>
        </li>
        <li className="py-2.5">
          <Trans>
            Three highlights, such as a category you spent more on than the month before
          </Trans>
        </li>
        {has_tips && (
          <li className="py-2.5">
            <Trans>A tip to read</Trans>
          </li>
        )}
      </ul>
      <p className="text-small text-ink-2">
        {state === "on" && <Trans>Your first letter comes on {date}.</Trans>}
        {state === "off" && (
          <Trans>Turn on the letter and your first one will arrive on {date}.</Trans>
        )}
        {state === "consent" && <Trans>It starts once your parent has agreed.</Trans>}
      </p>
    </Frame>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { APP_PATHS, settingPath } from "@/lib/paths";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { ALL_OPEN, getLabel, QUESTIONS } from "./questions";
import {
  BudgetFinding,
  ChannelFinding,
  GoalFinding,
  RemindersFinding,
  SplitFinding,
} from "./ResultFindings";
import type { QuizResult } from "./types";
import type { ApplyControl } from "./use-apply-findings";

const INCOME = QUESTIONS.findIndex(({ ofMoney }) => ofMoney);

const AGE = 0;

const COUNTRY = 1;

const UNDER_AGE = "Under 18";

interface ResultProps {
  result: QuizResult;
  applying: ApplyControl;
  /** Answers one question after all. */
  onAnswer: (index: number) => void;
  onLeave: () => void;
}

/** What follows from the answers; each part is taken over by a tap, and none has to be. */
export function Result({ result, applying, onAnswer, onLeave }: ResultProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p ref={lead} tabIndex={-1} data-autofocus className="text-ink-2 outline-none">
        <Trans>Based on your answers. Use what fits; you can change all of it later.</Trans>
      </p>
      <ProfileNote result={result} onLeave={onLeave} />
      <SplitFinding split={result.split} applying={applying} />
      {result.budget ? (
        <BudgetFinding budget={result.budget} applying={applying} />
      ) : (
        <MissingIncome onAnswer={onAnswer} />
      )}
      {result.goals.map((goal) => (
        <GoalFinding key={goal.kind} goal={goal} applying={applying} />
      ))}
      {result.reminders.length > 0 && (
        <RemindersFinding reminders={result.reminders} applying={applying} />
      )}
      <ChannelFinding channel={result.channel} />
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <ButtonLink variant="ghost" to={APP_PATHS.budget} onClick={onLeave}>
          <Trans>Go to your budget</Trans>
        </ButtonLink>
        <ButtonLink variant="ghost" to={APP_PATHS.planning} onClick={onLeave}>
          <Trans>Go to your planning</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

interface ResultButtonsProps {
  applying: ApplyControl;
  onAgain: () => void;
  onClose: () => void;
}

/** Under the result: answering again, and taking over everything at once. */
export function ResultButtons({ applying, onAgain, onClose }: ResultButtonsProps) {
  const { t } = useLingui();
  const { total, done, busy } = applying;
  return (
    <>
      <Button variant="secondary" onClick={onAgain}>
        <Trans>Take it again</Trans>
      </Button>
      {done < total || busy ? (
        <Button busy={busy} busyLabel={t`Saving`} onClick={() => void applying.runAll()}>
          <Trans>Apply all</Trans>
        </Button>
      ) : (
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      )}
    </>
  );
}

/** Replaces the suggested amounts if the income is unknown. */
function MissingIncome({ onAnswer }: { onAnswer: (index: number) => void }) {
  return (
    <Alert tone="info">
      <p>
        <Trans>
          You left your income open, so there is no budget and no goal with an amount to suggest.
        </Trans>
      </p>
      <Button variant="ghost" className="-ml-4.5" onClick={() => onAnswer(INCOME)}>
        <Trans>Answer that question</Trans>
      </Button>
    </Alert>
  );
}

interface ProfileNoteProps {
  result: QuizResult;
  /** Called when the person follows a link. */
  onLeave: () => void;
}

/** Lists the answers copied into empty fields of the profile. */
function ProfileNote({ result, onLeave }: ProfileNoteProps) {
  const { t } = useLingui();
  const { filled, age } = result.profile;
  const places = [
    ...(filled.includes("age") ? [AGE] : []),
    ...(filled.includes("country") ? [COUNTRY] : []),
  ];
  const values = places.map((place) => {
    const answer = result.answers[place] ?? ALL_OPEN[place];
    const option = QUESTIONS[place]?.options.find(([value]) => value === answer);
    return option ? getLabel(option, t) : answer;
  });
  if (values.length === 0) return null;
  const told = values.join(", ");
  const settings = (
    <Link to={settingPath()} onClick={onLeave} className="link">
      <Trans>See your profile</Trans>
    </Link>
  );
  return (
    <Alert tone="info">
      <p>
        <Trans>We filled in your profile: {told}.</Trans> {settings}
      </p>
      {age === UNDER_AGE && filled.includes("age") && (
        <p className="mt-1.5">
          <Trans>
            You are under 18, so a parent has to agree to some of it. You can ask them in your
            profile.
          </Trans>
        </p>
      )}
    </Alert>
  );
}

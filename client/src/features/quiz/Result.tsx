import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { APP_PATHS, settingPath } from "@/lib/paths";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { ButtonLink } from "@/ui/buttons/ButtonLink";

import { ALL_OPEN, getLabel, OPEN, QUESTIONS } from "./questions";
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
  /** Turns push messages on in this browser. */
  pushSwitch: ReactNode;
  /** Answers one question after all. */
  onAnswer: (index: number) => void;
  onLeave: () => void;
}

/** What follows from the answers; each part is taken over by a tap, and none has to be. */
export function Result({ result, applying, pushSwitch, onAnswer, onLeave }: ResultProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p ref={lead} tabIndex={-1} data-autofocus className="text-ink-2 outline-none">
        <Trans>Based on your answers. Use what fits; you can change all of it later.</Trans>
      </p>
      <OpenQuestions answers={result.answers} onAnswer={onAnswer} />
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
        <RemindersFinding
          reminders={result.reminders}
          schedules={result.schedules}
          applying={applying}
        />
      )}
      <ChannelFinding channel={result.channel} pushSwitch={pushSwitch} />
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <Button variant="ghost" onClick={() => onAnswer(0)}>
          <Trans>Retake the quiz</Trans>
        </Button>
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
  /** Leads on to the set-up; null for those who are through with it. */
  onSetup: (() => void) | null;
  onClose: () => void;
}

/** Under the result: taking over everything at once, and the way on. */
export function ResultButtons({ applying, onSetup, onClose }: ResultButtonsProps) {
  const { t } = useLingui();
  const { total, done, busy } = applying;
  const isOpen = done < total || busy;
  return (
    <>
      {isOpen && (
        <Button
          variant={onSetup ? "secondary" : "primary"}
          busy={busy}
          busyLabel={t`Saving`}
          onClick={() => void applying.runAll()}
        >
          <Trans>Apply all</Trans>
        </Button>
      )}
      {onSetup && (
        <Button onClick={onSetup}>
          <Trans>Continue</Trans>
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      )}
      {!onSetup && !isOpen && (
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      )}
    </>
  );
}

interface OpenQuestionsProps {
  answers: readonly string[];
  onAnswer: (index: number) => void;
}

/** Leads back to the questions that were skipped, or not reached before the person left. */
function OpenQuestions({ answers, onAnswer }: OpenQuestionsProps) {
  const open = answers.flatMap((answer, index) => (answer === OPEN ? [index] : []));
  const [next = INCOME] = open;
  // The income has its own note.
  if (open.every((index) => index === INCOME)) return null;
  return (
    <Alert tone="info">
      <p>
        <Plural
          value={open.length}
          one="You have one unanswered question."
          other="You have # unanswered questions."
        />
      </p>
      <Button variant="ghost" className="-ml-4.5" onClick={() => onAnswer(next)}>
        <Trans>Answer the rest</Trans>
      </Button>
    </Alert>
  );
}

/** Replaces the suggested amounts if the income is unknown. */
function MissingIncome({ onAnswer }: { onAnswer: (index: number) => void }) {
  return (
    <Alert tone="info">
      <p>
        <Trans>
          You skipped the income question, so we can't suggest a budget or an amount for your goal
          yet.
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
    <Link to={settingPath("account")} onClick={onLeave} className="link">
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
            You're under 18, so a parent has to agree to some features. You can ask them in your
            profile.
          </Trans>
        </p>
      )}
    </Alert>
  );
}

import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

import { APP_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";

import { BudgetFinding } from "./BudgetFinding";
import { GoalFinding } from "./GoalFinding";
import { IncomeWanted } from "./IncomeWanted";
import { ProfileNote } from "./ProfileNote";
import { ChannelFinding, RemindersFinding } from "./ReminderFindings";
import { SplitFinding } from "./SplitFinding";
import type { QuizResult } from "./types";
import type { Applying } from "./use-applying";

interface ResultProps {
  result: QuizResult;
  applying: Applying;
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
        <Trans>
          This is where your answers lead. Take over what suits you; you can change all of it later.
        </Trans>
      </p>
      <ProfileNote result={result} onLeave={onLeave} />
      <SplitFinding split={result.split} applying={applying} />
      {result.budget ? (
        <BudgetFinding budget={result.budget} applying={applying} />
      ) : (
        <IncomeWanted onAnswer={onAnswer} />
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

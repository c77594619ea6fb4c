import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { GoalIcon } from "@/ui/pictures/GoalIcon";
import { HeroCard } from "@/ui/layout/HeroCard";

import type { findGoalKind } from "../goal-kinds";
import { ExactMoney } from "./ExactMoney";
import {
  A_LIFE,
  exactDigits,
  getInsight,
  getLastMonth,
  type Insight,
  type InsightInput,
} from "./insight";

interface InsightTextProps {
  goal: NonNullable<ReturnType<typeof findGoalKind>>;
  input: InsightInput;
  today: string;
  /** Why it could not be made a goal. */
  errorMessage: string | null;
  /** Back to the three numbers. */
  onChange: () => void;
}

/** What to save and for how long, and where it can grow. */
export function InsightText({ goal, input, today, errorMessage, onChange }: InsightTextProps) {
  const insight = getInsight(input);
  return (
    <>
      <Sentence goal={goal} insight={insight} />
      <Arrival months={insight.asGoal} today={today} onChange={onChange} />
      {errorMessage && (
        <Alert tone="error" role="alert">
          {errorMessage}
        </Alert>
      )}
      <Advice />
    </>
  );
}

/** Longer amounts get smaller figures, so that they are never cut. */
function figureSize(length: number): string {
  if (length <= 10) return "text-hero-short";
  return length <= 13 ? "text-hero-long" : "text-hero-longest";
}

function Sentence({ goal, insight }: Pick<InsightTextProps, "goal"> & { insight: Insight }) {
  const { t } = useLingui();
  const { cents, months } = insight;
  const words = useRef<HTMLParagraphElement>(null);
  // The focused element is gone; focus moves to the start of the text.
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  return (
    <HeroCard className="shrink-0 text-center">
      <p ref={words} tabIndex={-1} className="font-medium text-hero-ink-2 outline-none">
        {t(goal.save)}{" "}
        <span
          className={`money block font-heading tracking-tighter text-hero-ink ${figureSize(exactDigits(cents).length)}`}
        >
          <ExactMoney smallSymbol cents={cents} />
        </span>{" "}
        <Trans>
          every month for{" "}
          <b className="text-hero-gold">
            <Plural value={Number(months)} one="# month" other="# months" />
          </b>
        </Trans>
      </p>
    </HeroCard>
  );
}

/** When the goal that is made of it is full, as a month of the calendar. */
function Arrival({
  months,
  today,
  onChange,
}: Pick<InsightTextProps, "today" | "onChange"> & { months: bigint }) {
  const { language } = useLanguage();
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 px-1 text-small text-ink-2">
        <Trans>You'll get there in</Trans>{" "}
        <b className="font-label text-ink">
          {months > A_LIFE ? (
            <Trans>more than 100 years</Trans>
          ) : (
            formatMonth(getLastMonth(today, months), language)
          )}
        </b>
      </p>
      <Button variant="ghost" className="mt-1 -mb-3 -ml-3.5 px-4.5" onClick={onChange}>
        <Trans>Change the numbers</Trans>
      </Button>
    </div>
  );
}

/** Where savings can grow: the same three lines for everybody. */
function Advice() {
  const figure = "text-body font-bold text-income";
  return (
    <section>
      <h3 className="text-small font-label">
        <Trans>Where it can grow</Trans>
      </h3>
      <ul className="divide-y divide-line">
        <Line icon="bank" name={<Trans>Digital bank savings</Trans>}>
          <Trans>
            at <b className={figure}>5% to 6.5%</b> per year
          </Trans>
        </Line>
        <Line icon="chart-increasing" name={<Trans>A mutual fund</Trans>}>
          <Trans>
            with average return <b className={figure}>4-5%</b>
          </Trans>
        </Line>
        <Line icon="/icons/more/receipt.svg" name={<Trans>A bond</Trans>}>
          <Trans>
            with fixed <b className={figure}>3%</b>
          </Trans>
        </Line>
      </ul>
      <p className="mt-2 text-caption text-ink-3">
        <Trans>General figures, not a promise. Look at today's rates before you choose.</Trans>
      </p>
    </section>
  );
}

function Line({ icon, name, children }: { icon: string; name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <GoalIcon icon={icon} />
      <p className="flex min-w-0 flex-1 justify-between gap-x-3 max-sm:flex-col sm:items-center">
        <span className="font-label">{name}</span>{" "}
        <span className="text-small text-ink-2">{children}</span>
      </p>
    </li>
  );
}

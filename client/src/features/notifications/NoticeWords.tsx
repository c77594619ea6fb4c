import { Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatTimeOfDay } from "@/lib/clock";
import { formatMonth, formatWeekday } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";
import { Money } from "@/ui/Money";

import type { Notice, NoticeAbout } from "./types";

interface WordsProps {
  about: NoticeAbout;
}

/** By the kind of the notice. */
type Words = Partial<Record<string, ComponentType<WordsProps>>>;

/** What happened, in one line. */
export function NoticeTitle({ notice }: { notice: Notice }) {
  // A kind that this page does not know yet has its name.
  const Title = TITLES[notice.kind] ?? Name;
  return <Title about={notice.about} />;
}

/** What more there is to say about it. */
export function NoticeDetail({ notice }: { notice: Notice }) {
  const Detail = DETAILS[notice.kind];
  return Detail && <Detail about={notice.about} />;
}

function Name({ about }: WordsProps) {
  return about.name;
}

function BudgetNear({ about: { name, level } }: WordsProps) {
  const { language } = useLanguage();
  const percent = formatPercent(level ?? 0, language);
  return (
    <Trans>
      {name}: {percent} of the budget is spent
    </Trans>
  );
}

function BudgetReached({ about: { name } }: WordsProps) {
  return <Trans>{name}: the budget is fully spent</Trans>;
}

function PlanTitle({ about: { name } }: WordsProps) {
  return name ?? <Trans>Your investment plan</Trans>;
}

function LetterTitle({ about }: WordsProps) {
  const month = useMonth(about);
  return <Trans>Your letter about {month}</Trans>;
}

const TITLES: Words = {
  reminder: Name,
  budget_near: BudgetNear,
  budget_reached: BudgetReached,
  plan_date: PlanTitle,
  monthly_letter: LetterTitle,
};

/** The month in words, nothing where none is named. */
function useMonth({ month }: NoticeAbout): string {
  const { language } = useLanguage();
  return month ? formatMonth(`${month}-01`, language) : "";
}

/** When it is due, and the amount if it has one. */
function Due({ about }: WordsProps) {
  return (
    <>
      <DueDay about={about} />
      {about.amount !== null && (
        <>
          {" · "}
          <Money amount={about.amount} />
        </>
      )}
    </>
  );
}

function DueDay({ about: { day, time } }: WordsProps) {
  const { language } = useLanguage();
  const date = day ? formatWeekday(day, language) : "";
  if (!time) return <Trans>Due on {date}</Trans>;
  const clock = formatTimeOfDay(time, language);
  return (
    <Trans>
      Due on {date}, {clock}
    </Trans>
  );
}

function BudgetOfMonth({ about }: WordsProps) {
  const month = useMonth(about);
  if (about.amount === null) return <Trans>Your budget for {month}</Trans>;
  const amount = <Money amount={about.amount} />;
  return (
    <Trans>
      Your budget for {month} is {amount}.
    </Trans>
  );
}

function ToInvest({ about: { day, amount } }: WordsProps) {
  const { language } = useLanguage();
  const date = day ? formatWeekday(day, language) : "";
  const value = <Money amount={amount ?? 0} />;
  return (
    <Trans>
      {value} to invest on {date}
    </Trans>
  );
}

function LetterHolds() {
  return <Trans>What came in, what went out, and three findings</Trans>;
}

const DETAILS: Words = {
  reminder: Due,
  budget_near: BudgetOfMonth,
  budget_reached: BudgetOfMonth,
  plan_date: ToInvest,
  monthly_letter: LetterHolds,
};

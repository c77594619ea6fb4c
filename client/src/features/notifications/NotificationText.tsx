import { Plural, Trans } from "@lingui/react/macro";
import type { ComponentType } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatTimeOfDay } from "@/lib/clock";
import { formatMonth, formatWeekday } from "@/lib/dates";
import { formatPercent } from "@/lib/percent";
import { Money } from "@/ui/money/Money";

import type { NotificationSubject } from "./types";

const TITLES: TextComponent<TextProps> = {
  reminder: Name,
  entry_recorded: EntryRecorded,
  budget_near: BudgetNear,
  budget_reached: BudgetReached,
  plan_date: PlanTitle,
  monthly_letter: LetterTitle,
  support_reply: SupportReply,
  data_request: RequestAnswered,
  comment_released: CommentReleased,
  comment_removed: CommentRemoved,
};

const DETAILS: TextComponent<DetailProps> = {
  reminder: Due,
  debt_due: Due,
  entry_recorded: RecordedAmount,
  budget_near: BudgetOfMonth,
  budget_reached: BudgetOfMonth,
  plan_date: ToInvest,
  monthly_letter: LetterHolds,
  support_reply: ToSupport,
  data_request: ToPrivacy,
  comment_released: BelowArticle,
  comment_removed: RemovedBelow,
};

interface TextProps {
  about: NotificationSubject;
}

interface DetailProps extends TextProps {
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  /** For how many dates of a reminder it stands. */
  times: number;
}

/** By the kind of the notice. */
type TextComponent<Props> = Partial<Record<string, ComponentType<Props>>>;

/** What happened, in one line. */
export function NotificationTitle({ kind, about }: TextProps & { kind: string }) {
  // A kind that this page does not know yet has its name.
  const Title = TITLES[kind] ?? Name;
  return <Title about={about} />;
}

/** What more there is to say about it. */
export function NotificationDetail({ kind, ...rest }: DetailProps & { kind: string }) {
  const Detail = DETAILS[kind];
  return Detail && <Detail {...rest} />;
}

function Name({ about }: TextProps) {
  return about.name;
}

function EntryRecorded({ about: { name } }: TextProps) {
  return <Trans>Recorded: {name}</Trans>;
}

/** The spent share in whole percent; without figures the level that was reached. */
function getUsedPercent({ amount, spent, level }: NotificationSubject): number {
  return amount && spent !== null ? Math.floor((spent * 100) / amount) : (level ?? 0);
}

function BudgetNear({ about }: TextProps) {
  const { language } = useLanguage();
  const { name } = about;
  const percent = formatPercent(getUsedPercent(about), language);
  return (
    <Trans>
      {percent} of the {name} budget is spent
    </Trans>
  );
}

/** The overspent amount, null if unknown. */
function getOverspent({ amount, spent }: NotificationSubject): number {
  return amount === null || spent === null ? 0 : Math.max(0, spent - amount);
}

function BudgetReached({ about }: TextProps) {
  const { name } = about;
  const over = <Money amount={getOverspent(about)} />;
  if (getOverspent(about) === 0) return <Trans>The {name} budget is fully spent</Trans>;
  return (
    <Trans>
      The {name} budget is {over} over
    </Trans>
  );
}

function PlanTitle({ about: { name } }: TextProps) {
  return name ?? <Trans>Your investment plan</Trans>;
}

function LetterTitle({ about }: TextProps) {
  const month = useMonth(about);
  return <Trans>Your letter for {month}</Trans>;
}

function SupportReply() {
  return <Trans>We replied to your message</Trans>;
}

function RequestAnswered() {
  return <Trans>We answered your request about your data</Trans>;
}

function CommentReleased() {
  return <Trans>Others can see your comment now</Trans>;
}

function CommentRemoved() {
  return <Trans>We removed your comment</Trans>;
}

/** The month in words, nothing where none is named. */
function useMonth({ month }: NotificationSubject): string {
  const { language } = useLanguage();
  return month ? formatMonth(`${month}-01`, language) : "";
}

/** When it is due, and the amount if it has one. */
function Due({ about, today, times }: DetailProps) {
  return (
    <>
      {times > 1 ? (
        <Missed about={about} today={today} times={times} />
      ) : (
        <DueDay about={about} today={today} />
      )}
      {about.amount !== null && (
        <>
          {" · "}
          <Money amount={about.amount} />
        </>
      )}
    </>
  );
}

/** Several dates that nobody answered, in one line. */
function Missed({ about: { day }, today, times }: DetailProps) {
  const { language } = useLanguage();
  if (day === today) {
    return (
      <Plural
        value={times - 1}
        one="Due today, missed once before"
        other="Due today, missed # times before"
      />
    );
  }
  const date = formatWeekday(day ?? today, language);
  return (
    <Trans>
      Missed {times} times, last on {date}
    </Trans>
  );
}

function DueDay({ about: { day, time }, today }: Omit<DetailProps, "times">) {
  const { language } = useLanguage();
  const date = formatWeekday(day ?? today, language);
  if (!time) return day === today ? <Trans>Due today</Trans> : <Trans>Due on {date}</Trans>;
  const clock = formatTimeOfDay(time, language);
  if (day === today) return <Trans>Due today, {clock}</Trans>;
  return (
    <Trans>
      Due on {date}, {clock}
    </Trans>
  );
}

/** What an automatic entry recorded, and for which date. */
function RecordedAmount({ about: { day, amount }, today }: DetailProps) {
  const { language } = useLanguage();
  const date = formatWeekday(day ?? today, language);
  const value = <Money amount={amount ?? 0} />;
  if (day === today) return <Trans>{value} for today, as you asked</Trans>;
  return (
    <Trans>
      {value} for {date}, as you asked
    </Trans>
  );
}

function BudgetOfMonth({ about }: TextProps) {
  const month = useMonth(about);
  if (about.amount === null) return <Trans>Your budget for {month}</Trans>;
  const amount = <Money amount={about.amount} />;
  if (about.spent === null) {
    return (
      <Trans>
        Your budget for {month} is {amount}.
      </Trans>
    );
  }
  const spent = <Money amount={about.spent} />;
  return (
    <Trans>
      {spent} of {amount} spent in {month}
    </Trans>
  );
}

function ToInvest({ about: { day, amount }, today }: DetailProps) {
  const { language } = useLanguage();
  const date = formatWeekday(day ?? today, language);
  const value = <Money amount={amount ?? 0} />;
  if (day === today) return <Trans>{value} to invest today</Trans>;
  return (
    <Trans>
      {value} to invest on {date}
    </Trans>
  );
}

function LetterHolds() {
  return <Trans>What came in, what went out and three highlights</Trans>;
}

function ToSupport() {
  return <Trans>Read it in Help & Support</Trans>;
}

function ToPrivacy() {
  return <Trans>Read it in your settings, under Privacy</Trans>;
}

function BelowArticle({ about: { name } }: TextProps) {
  return <Trans>On “{name}”</Trans>;
}

function WhyRemoved({ reason }: NotificationSubject) {
  switch (reason) {
    case "spam":
      return <Trans>It looked like advertising.</Trans>;
    case "abuse":
      return <Trans>It could hurt or insult someone.</Trans>;
    case "scam":
      return <Trans>It looked like a scam.</Trans>;
    default:
      return <Trans>It broke our terms.</Trans>;
  }
}

function RemovedBelow({ about }: TextProps) {
  return (
    <>
      <WhyRemoved {...about} /> <BelowArticle about={about} />
    </>
  );
}

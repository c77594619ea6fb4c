import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { APP_PATHS, categoriesPath, transactionsBetween } from "@/lib/paths";
import { formatPercent } from "@/lib/percent";
import { Card, CardHead } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Money } from "@/ui/money/Money";
import { Donut } from "@/ui/charts/Donut";

import { MonthDays } from "../MonthDays";
import type { Overview } from "../queries";
import { SpendingSkeleton } from "../SpendingSkeleton";

const GROUPS = [
  { key: "needs", label: msg`Needs`, stroke: "stroke-needs", fill: "bg-needs" },
  { key: "wants", label: msg`Wants`, stroke: "stroke-wants", fill: "bg-wants" },
  { key: "savings", label: msg`Savings`, stroke: "stroke-savings", fill: "bg-savings" },
] as const;

const OVER = "font-label text-expense";

type Budget = NonNullable<Overview["budget"]>;
type Sums = NonNullable<Overview["groups"]>;

interface SpendingCardProps {
  /** Undefined while loading. */
  overview: Overview | undefined;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
}

/** The use of this month's budget, or of its expenses if nothing is planned. */
export function SpendingCard({ overview, onRetry, retrying, className }: SpendingCardProps) {
  const heading = useId();
  if (!overview) return <SpendingSkeleton className={className} />;
  const { budget, month } = overview;
  const { label, start, end } = month;
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col", className)}>
      <CardHead
        id={heading}
        title={
          <>
            {budget ? <Trans>{label} budget</Trans> : <Trans>{label} spending</Trans>}{" "}
            <MonthDays month={month} className="block text-small font-medium text-ink-3" />
          </>
        }
      >
        <Link
          to={budget ? APP_PATHS.budget : transactionsBetween(start, end, "expenses")}
          className="-my-2.5 inline-flex min-h-11 items-center text-small font-button text-primary underline underline-offset-4"
        >
          {budget ? <Trans>See budget</Trans> : <Trans>See expenses</Trans>}
        </Link>
      </CardHead>
      <Body overview={overview} onRetry={onRetry} retrying={retrying} />
      <Link to={categoriesPath()} className="link mt-2 -mb-3 self-start py-3 text-small">
        <Trans>Where the money went</Trans>
      </Link>
    </Card>
  );
}

function Body({
  overview,
  ...retry
}: {
  overview: Overview;
  onRetry: () => void;
  retrying: boolean;
}) {
  const { t } = useLingui();
  const { budget, groups, failed } = overview;
  if (budget) return <Planned budget={budget} />;
  if (groups && !failed.includes("budget")) return <Spent groups={groups} />;
  return <ErrorState {...retry}>{t`We couldn't add up your spending.`}</ErrorState>;
}

/** The use of each group, and what is still available. */
function Planned({ budget: { parts, free, free_percent, safe_per_day } }: { budget: Budget }) {
  const { language } = useLanguage();
  const spent = Object.fromEntries(parts.map((part) => [part.group, part.spent])) as Sums;
  const planned = Object.fromEntries(parts.map((part) => [part.group, part.planned])) as Sums;
  const perDay = safe_per_day !== null && (
    <Money amount={safe_per_day} className="font-bold text-ink" />
  );
  return (
    <>
      <Groups
        sums={spent}
        free={free}
        planned={planned}
        shareOf={(key) => (planned[key] ? Math.floor((spent[key] * 100) / planned[key]) : 0)}
      >
        {free < 0 ? (
          <Money amount={-free} className="text-small font-heading tracking-tight text-expense" />
        ) : (
          <span className="money text-h1 font-heading">
            {formatPercent(free_percent, language)}
          </span>
        )}
        <span className="text-caption text-ink-3">
          {free < 0 ? <Trans>over</Trans> : <Trans>left to spend</Trans>}
        </span>
      </Groups>
      {perDay && (
        <p className="mt-4 rounded-m bg-sunken px-3.5 py-3 text-small leading-5 text-ink-2">
          <Trans>You can safely spend {perDay} a day.</Trans>
        </p>
      )}
    </>
  );
}

function Spent({ groups }: { groups: Sums }) {
  const spent = GROUPS.reduce((sum, { key }) => sum + groups[key], 0);
  return (
    <>
      <Groups sums={groups} shareOf={(key) => (spent ? (groups[key] * 100) / spent : 0)}>
        <Money amount={spent} className="text-small font-heading tracking-tight" />
        <span className="text-caption text-ink-3">
          <Trans>spent so far</Trans>
        </span>
      </Groups>
      <p className="mt-4 text-small leading-5 text-ink-3">
        {spent === 0 ? (
          <Trans>Nothing spent this month yet.</Trans>
        ) : (
          <Trans>
            This is how your spending splits. Set an expected income to see what's left.
          </Trans>
        )}
      </p>
    </>
  );
}

interface GroupsProps {
  sums: Sums;
  /** The limit of each group. */
  planned?: Sums;
  /** The unused rest of the ring. */
  free?: number;
  shareOf: (key: keyof Sums) => number;
  /** The content of the ring. */
  children: ReactNode;
}

function Groups({ sums, planned, free = 0, shareOf, children }: GroupsProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const slices = GROUPS.map(({ key, stroke }) => ({
    key: key as string,
    stroke,
    value: sums[key],
  }));
  return (
    <div className="flex flex-1 flex-wrap items-center justify-center gap-x-6 gap-y-5">
      <Donut
        slices={[...slices, { key: "free", stroke: "stroke-track", value: Math.max(0, free) }]}
        className="w-full max-w-47 min-w-36 flex-1"
      >
        {children}
      </Donut>
      <ul className="flex min-w-[max(144px,9rem)] flex-1 flex-col gap-4">
        {GROUPS.map(({ key, label, fill }) => (
          <Group
            key={key}
            label={t(label)}
            amount={sums[key]}
            left={planned && planned[key] - sums[key]}
            // More put aside than planned is no failure.
            over={planned !== undefined && key !== "savings" && sums[key] > planned[key]}
            fill={fill}
            share={Math.min(100, shareOf(key))}
            percent={formatPercent(Math.round(shareOf(key)), language)}
          />
        ))}
      </ul>
    </div>
  );
}

interface GroupProps {
  label: string;
  amount: number;
  /** The budget, if there is one. */
  left: number | undefined;
  over: boolean;
  fill: string;
  share: number;
  percent: ReactNode;
}

function Group({ label, amount, left, over, fill, share, percent }: GroupProps) {
  return (
    <li>
      <div className="flex items-center justify-between gap-1 text-small leading-5">
        <span className="inline-flex items-center gap-2 font-bold">
          <span aria-hidden="true" className={cx("size-3 rounded-sm", fill)} />
          {label}
        </span>
        <span className={cx("inline-flex items-center gap-1", over ? OVER : "text-ink-3")}>
          {over && <TriangleAlert aria-hidden="true" className="size-4" />}
          <span className="money">{percent}</span>
        </span>
      </div>
      <Money amount={amount} className="mb-1.5 ml-5 block leading-5.5 font-bold" />
      <div aria-hidden="true" className="ml-5 h-1.5 overflow-hidden rounded-full bg-track">
        <div
          className={cx("h-full rounded-full", over ? "bg-expense-bar" : fill)}
          style={{ width: `${share}%` }}
        />
      </div>
      {left !== undefined && (
        <p className={cx("mt-1 ml-5 text-caption", over ? OVER : "text-ink-3")}>
          <RemainingAmount amount={left} over={over} />
        </p>
      )}
    </li>
  );
}

function RemainingAmount({ amount: left, over }: { amount: number; over: boolean }) {
  const amount = <Money amount={Math.abs(left)} />;
  if (over) return <Trans>{amount} over</Trans>;
  return left < 0 ? <Trans>{amount} more</Trans> : <Trans>{amount} left</Trans>;
}

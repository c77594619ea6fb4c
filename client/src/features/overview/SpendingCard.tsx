import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { transactionsBetween } from "@/lib/paths";
import { formatPercent } from "@/lib/percent";
import { Card, CardHead } from "@/ui/Card";
import { Donut } from "@/ui/charts/Donut";
import { ErrorState } from "@/ui/ErrorState";
import { Money } from "@/ui/Money";

import { SpendingWaiting } from "./SpendingWaiting";
import type { Overview } from "./use-overview";

const GROUPS = [
  { key: "needs", label: msg`Needs`, stroke: "stroke-needs", fill: "bg-needs" },
  { key: "wants", label: msg`Wants`, stroke: "stroke-wants", fill: "bg-wants" },
  { key: "savings", label: msg`Savings`, stroke: "stroke-savings", fill: "bg-savings" },
] as const;

interface SpendingCardProps {
  /** Nothing while it is on its way. */
  overview: Overview | undefined;
  onRetry: () => void;
  retrying: boolean;
  className?: string;
}

/** What this month's expenses went to; there is no budget to hold them against yet. */
export function SpendingCard({ overview, onRetry, retrying, className }: SpendingCardProps) {
  const { t } = useLingui();
  const heading = useId();
  if (!overview) return <SpendingWaiting className={className} />;
  const { groups, month } = overview;
  const { label, start, end } = month;
  return (
    <Card aria-labelledby={heading} className={cx("flex flex-col", className)}>
      <CardHead id={heading} title={<Trans>{label} spending</Trans>}>
        <Link
          to={transactionsBetween(start, end, "expenses")}
          className="text-small font-button text-primary underline underline-offset-4"
        >
          <Trans>See expenses</Trans>
        </Link>
      </CardHead>
      {groups ? (
        <Groups groups={groups} />
      ) : (
        <ErrorState onRetry={onRetry} retrying={retrying}>
          {t`What you spent could not be added up.`}
        </ErrorState>
      )}
    </Card>
  );
}

function Groups({ groups }: { groups: NonNullable<Overview["groups"]> }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const spent = GROUPS.reduce((sum, { key }) => sum + groups[key], 0);
  const shareOf = (value: number) => (spent === 0 ? 0 : (value * 100) / spent);
  return (
    <>
      <div className="flex flex-1 flex-wrap items-center justify-center gap-x-6 gap-y-5">
        <Donut
          slices={GROUPS.map(({ key, stroke }) => ({ key, stroke, value: groups[key] }))}
          className="w-full max-w-47 min-w-36 flex-1"
        >
          <Money amount={spent} className="text-small font-heading tracking-tight" />
          <span className="text-caption text-ink-3">
            <Trans>spent so far</Trans>
          </span>
        </Donut>
        <ul className="flex min-w-36 flex-1 flex-col gap-4">
          {GROUPS.map(({ key, label, fill }) => (
            <Group
              key={key}
              label={t(label)}
              amount={groups[key]}
              fill={fill}
              share={shareOf(groups[key])}
              percent={formatPercent(Math.round(shareOf(groups[key])), language)}
            />
          ))}
        </ul>
      </div>
      <p className="mt-4 text-small leading-5 text-ink-3">
        {spent === 0 ? (
          <Trans>Nothing spent this month, and no budget set yet.</Trans>
        ) : (
          <Trans>You have no budget yet: these are the shares of what you spent.</Trans>
        )}
      </p>
    </>
  );
}

interface GroupProps {
  label: string;
  amount: number;
  fill: string;
  share: number;
  percent: ReactNode;
}

function Group({ label, amount, fill, share, percent }: GroupProps) {
  return (
    <li>
      <div className="flex items-center justify-between gap-2 text-small leading-5">
        <span className="inline-flex items-center gap-2 font-bold">
          <span aria-hidden="true" className={cx("size-3 rounded-sm", fill)} />
          {label}
        </span>
        <span className="money text-ink-3">{percent}</span>
      </div>
      <Money amount={amount} className="mb-1.5 ml-5 block leading-5.5 font-bold" />
      <div aria-hidden="true" className="ml-5 h-1.5 overflow-hidden rounded-full bg-track">
        <div className={cx("h-full rounded-full", fill)} style={{ width: `${share}%` }} />
      </div>
    </li>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatPercent } from "@/lib/percent";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import type { CategorySums, TransactionType } from "../types";
import { GROUP_COLORS } from "./category-colors";

interface TotalProps {
  sums: CategorySums;
  type: TransactionType;
}

/** All that was spent or came in, as hero of the page. */
export function ReportHero({ sums, type }: TotalProps) {
  const total = sums.totals[type];
  const Trend = total.change < 0 ? TrendingDown : TrendingUp;
  return (
    <HeroCard compact className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
      <div className="min-w-0 flex-auto basis-60">
        <div className="flex items-center gap-3 max-sm:justify-between">
          <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
            <TotalLabel sums={sums} type={type} />
          </h2>
          <HideAmountsButton />
        </div>
        <HeroMoney amount={total.amount} className="sm:text-figure-short" />
        <p className="mt-1.5 flex items-center gap-2 text-small text-hero-ink-2">
          {total.change !== 0 && total.previous > 0 && (
            <Trend aria-hidden="true" className="size-4 shrink-0" />
          )}
          <span>
            <ComparisonText
              sum={total}
              compared={sums.compared}
              className="font-label text-hero-gold"
            />
          </span>
        </p>
      </div>
      {type === "expenses" && total.amount > 0 && <GroupParts groups={sums.groups} />}
    </HeroCard>
  );
}

/** The same in a line, where there is a hero card already. */
export function ReportLine({ sums, type }: TotalProps) {
  const total = sums.totals[type];
  return (
    <p className="rounded-m bg-sunken px-3.5 py-3 text-small leading-5 text-ink-2">
      <TotalLabel sums={sums} type={type} />:{" "}
      <Money amount={total.amount} className="font-bold text-ink" />.{" "}
      <ComparisonText sum={total} compared={sums.compared} className="font-label" />.
    </p>
  );
}

function TotalLabel({ sums: { period }, type }: TotalProps) {
  const { label, unfinished, key } = period;
  if (key === null) {
    return type === "income" ? <Trans>Income, {label}</Trans> : <Trans>Spent, {label}</Trans>;
  }
  if (unfinished) {
    return type === "income" ? (
      <Trans>Income in {label} so far</Trans>
    ) : (
      <Trans>Spent in {label} so far</Trans>
    );
  }
  return type === "income" ? <Trans>Income in {label}</Trans> : <Trans>Spent in {label}</Trans>;
}

interface ComparisonProps {
  sum: CategorySums["totals"]["income"];
  compared: CategorySums["compared"];
  /** Of the amount. */
  className?: string;
}

/** How much more or less it is than before, and what 'before' is. */
function ComparisonText({ sum, compared, className }: ComparisonProps) {
  const { label } = compared;
  if (!sum.previous) return <Trans>No data for {label}</Trans>;
  if (!sum.change && compared.same_days) {
    return <Trans>No change from the same days in {label}</Trans>;
  }
  if (!sum.change) return <Trans>Same as {label}</Trans>;
  const amount = <Money amount={Math.abs(sum.change)} className={className} />;
  return (
    <>
      {sum.change > 0 ? (
        <MoreText amount={amount} compared={compared} />
      ) : (
        <LessText amount={amount} compared={compared} />
      )}{" "}
      <Percent percent={sum.change_percent} />
    </>
  );
}

interface DifferenceProps {
  amount: ReactNode;
  compared: CategorySums["compared"];
}

function MoreText({ amount, compared: { label, same_days, key } }: DifferenceProps) {
  if (same_days)
    return (
      <Trans>
        {amount} more than on the same days in {label}
      </Trans>
    );
  if (key === null)
    return (
      <Trans>
        {amount} more than {label}
      </Trans>
    );
  return (
    <Trans>
      {amount} more than in {label}
    </Trans>
  );
}

function LessText({ amount, compared: { label, same_days, key } }: DifferenceProps) {
  if (same_days)
    return (
      <Trans>
        {amount} less than on the same days in {label}
      </Trans>
    );
  if (key === null)
    return (
      <Trans>
        {amount} less than {label}
      </Trans>
    );
  return (
    <Trans>
      {amount} less than in {label}
    </Trans>
  );
}

function Percent({ percent }: { percent: number | null }) {
  const { language } = useLanguage();
  if (percent === null) return null;
  return <span className="money">({formatPercent(percent, language, { signed: true })})</span>;
}

/** What the expenses were for, with the share of each group. */
function GroupParts({ groups }: { groups: CategorySums["groups"] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 max-sm:hidden">
      {groups.map(({ group, amount, share }) => (
        <div key={group}>
          <dt className="text-small text-hero-ink-2">
            {t(GROUP_COLORS[group].label)} · {formatPercent(share, language)}
          </dt>
          <dd className="text-title font-strong">
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

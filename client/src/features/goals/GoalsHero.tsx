import { Plural, Trans, useLingui } from "@lingui/react/macro";

import { Barn } from "@/ui/pictures/Barn";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HeroSkeleton } from "@/ui/layout/HeroSkeleton";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import type { Goals } from "./types";

const SHAPE = "flex min-h-34 items-center justify-between gap-6 py-6!";

/** The total saved for all goals, and the planned monthly sum. */
export function GoalsHero({ goals: { datas, totals } }: { goals: Goals }) {
  const { t } = useLingui();
  const { saved, target, monthly } = totals;
  const planned = datas.filter((goal) => goal.monthly !== null && goal.state !== "reached");
  const percent = target > 0 ? Math.min(100, Math.floor((saved * 100) / target)) : 0;
  return (
    <HeroCard className={SHAPE}>
      <div className="min-w-0 flex-1">
        <div className="mb-1 flex items-center gap-3 max-sm:justify-between">
          <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
            <Trans>In your lumbung</Trans>
          </h2>
          <HideAmountsButton />
        </div>
        <HeroMoney amount={saved} />
        <p className="mt-1.5 text-small text-hero-ink-2">
          <Planned monthly={monthly} count={planned.length} />
        </p>
      </div>
      <Barn
        percent={percent}
        label={t`All goals together: ${percent}% full`}
        className="-mt-2 mr-2 -mb-6 size-34 shrink-0 self-end max-sm:hidden"
      />
    </HeroCard>
  );
}

function Planned({ monthly, count }: { monthly: number; count: number }) {
  if (monthly === 0) return <Trans>No monthly savings planned yet</Trans>;
  const amount = <Money amount={monthly} kind="net" className="font-label text-hero-gold" />;
  return (
    <Trans>
      {amount} planned every month for <Plural value={count} one="# goal" other="# goals" />
    </Trans>
  );
}

/** The skeleton of the hero card in its final colour. */
export function GoalsHeroSkeleton() {
  return (
    <HeroCard className={SHAPE}>
      <HeroSkeleton />
    </HeroCard>
  );
}

import { Plural, Trans } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatWeekday } from "@/lib/dates";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";

import { IncomeLine, IncomeTitle } from "./IncomeLine";
import type { Allocation, BudgetMonth, Safe } from "./types";

export type HeroDialog = "safe" | "split" | "income";

const TITLE = "text-small font-medium tracking-normal sm:text-body text-hero-ink-2";

interface BudgetHeroProps {
  allocation: Allocation;
  /** Whether the month is over. */
  past: boolean;
  onRequest: (request: HeroDialog) => void;
}

/** The one number on top: what is safe to spend a day, else the income of the month. */
export function BudgetHero({ allocation, past, onRequest }: BudgetHeroProps) {
  const { income, month, safe } = allocation;
  if (safe) return <SafeHero safe={safe} month={month} onOpen={() => onRequest("safe")} />;
  return (
    <HeroCard>
      <div className="flex items-center gap-3 max-sm:justify-between">
        <h2 className={TITLE}>
          <IncomeTitle month={month} />
        </h2>
        <HideAmountsButton />
      </div>
      <HeroMoney amount={income.planned} />
      <IncomeLine
        onHero
        income={income}
        label={month.label}
        past={past}
        onExpect={() => onRequest("income")}
      />
    </HeroCard>
  );
}

interface SafeHeroProps {
  safe: Safe;
  month: BudgetMonth;
  onOpen: () => void;
}

/** What can be spent a day until the month ends; a press anywhere shows how that comes about. */
function SafeHero({ safe: { per_day, days }, month, onOpen }: SafeHeroProps) {
  const { language } = useLanguage();
  const figures = useId();
  const end = formatWeekday(month.end, language);
  return (
    <HeroCard>
      <div className="flex items-center gap-3 max-sm:justify-between">
        <h2 className={TITLE}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-describedby={figures}
            onClick={onOpen}
            className="cursor-pointer text-left after:absolute after:inset-0 after:rounded-2xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-hero-gold"
          >
            <Trans>Safe to spend per day</Trans>
          </button>
        </h2>
        <span className="relative flex">
          <HideAmountsButton />
        </span>
      </div>
      <div id={figures}>
        <HeroMoney amount={per_day} />
        <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 text-small text-hero-ink-2">
          <Plural
            value={days}
            one={`# day left, until ${end}`}
            other={`# days left, until ${end}`}
          />{" "}
          <span className="inline-flex items-center gap-1 font-label text-hero-gold">
            <Trans>See the calculation</Trans>
            <ChevronRight aria-hidden="true" className="size-4" />
          </span>
        </p>
      </div>
    </HeroCard>
  );
}

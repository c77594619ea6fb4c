import { Trans } from "@lingui/react/macro";

import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import type { CardBill, Debt } from "./types";

function sum(debts: readonly Debt[]): number {
  return debts.reduce((total, { left_with_costs }) => total + left_with_costs, 0);
}

interface DebtsHeroProps {
  owed: readonly Debt[];
  lent: readonly Debt[];
  cards: readonly CardBill[];
  /** The month of the last instalment. */
  freeIn: string | null;
}

/** What is still to be paid in all, and when that ends. */
export function DebtsHero({ owed, lent, cards, freeIn }: DebtsHeroProps) {
  const onCards = cards.reduce((total, card) => total + card.owed, 0);
  const amount = <Money amount={sum(lent)} className="font-label text-hero-ink" />;
  return (
    <HeroCard>
      <div className="mb-1 flex items-center gap-3 max-sm:justify-between">
        <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
          <Trans>Still to pay</Trans>
        </h2>
        <HideAmountsButton />
      </div>
      <HeroMoney amount={sum(owed) + onCards} />
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small text-hero-ink-2">
        {freeIn && (
          <p className="font-label text-hero-gold">
            <Trans>Free of instalments in {freeIn}</Trans>
          </p>
        )}
        {lent.length > 0 && (
          <p>
            <Trans>Others owe you {amount}</Trans>
          </p>
        )}
      </div>
    </HeroCard>
  );
}

import { Trans } from "@lingui/react/macro";

import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import { GROUPS } from "./kinds";
import type { Wallet } from "./types";

/** What the person has less what they owe, now. */
export function NetWorthHero({ wallets }: { wallets: readonly Wallet[] }) {
  const sum = (owed: boolean) =>
    wallets
      .filter(({ group }) => GROUPS[group].owed === owed)
      .reduce((total, { balance }) => total + balance, 0);
  const [has, owes] = [sum(false), -sum(true)];
  return (
    <HeroCard>
      <div className="mb-1 flex items-center gap-3 max-sm:justify-between">
        <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
          <Trans>Net worth</Trans>
        </h2>
        <HideAmountsButton />
      </div>
      <HeroMoney amount={has - owes} />
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small text-hero-ink-2 *:flex *:gap-x-1.5">
        <div>
          <dt>
            <Trans>You have</Trans>
          </dt>
          <dd>
            <Money amount={has} className="font-label text-hero-ink" />
          </dd>
        </div>
        {owes !== 0 && (
          <div>
            <dt>
              <Trans>You owe</Trans>
            </dt>
            <dd>
              <Money amount={owes} className="font-label text-hero-gold" />
            </dd>
          </div>
        )}
      </dl>
    </HeroCard>
  );
}

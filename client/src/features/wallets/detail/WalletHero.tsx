import { Trans } from "@lingui/react/macro";
import { CircleCheck, Scale } from "lucide-react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { importPath } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { HeroCard } from "@/ui/layout/HeroCard";
import { HeroMoney } from "@/ui/money/HeroMoney";
import { HideAmountsButton } from "@/ui/money/HideAmountsButton";
import { Money } from "@/ui/money/Money";

import { CreditBar } from "../CreditBar";
import { isOwed } from "../kinds";
import type { Wallet } from "../types";

interface WalletHeroProps {
  wallet: Wallet;
  onAdjust: () => void;
}

/** What is in a wallet, or what is owed on it. */
export function WalletHero({ wallet, onAdjust }: WalletHeroProps) {
  const { kind, balance, credit, name, archived } = wallet;
  const owes = isOwed(kind) && balance <= 0;
  return (
    <HeroCard>
      <div className="mb-1 flex items-center gap-3 max-sm:justify-between">
        <h2 className="text-body font-medium tracking-normal text-hero-ink-2">
          {owes ? <Trans>You owe</Trans> : <Trans>Balance</Trans>}
        </h2>
        <HideAmountsButton />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <HeroMoney amount={owes ? -balance : balance} />
          {credit && (
            <div className="mt-3 max-w-110">
              <CreditBar credit={credit} name={name} on="hero" />
            </div>
          )}
          {!credit && <Opening wallet={wallet} />}
          <Proof wallet={wallet} />
        </div>
        {!archived && (
          <Button
            variant="glass"
            icon={<Scale aria-hidden="true" className="size-5" />}
            onClick={onAdjust}
          >
            <Trans>Adjust balance</Trans>
          </Button>
        )}
      </div>
    </HeroCard>
  );
}

/** Until when statements of the bank agree with what is recorded; leads to them. */
function Proof({ wallet: { proved_until } }: { wallet: Wallet }) {
  const { language } = useLanguage();
  if (!proved_until) return null;
  const day = formatDate(proved_until, language);
  return (
    <p className="flex items-center gap-2 text-small text-hero-ink-2">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
      <Link
        to={importPath()}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
      >
        <Trans>Matches your bank until {day}</Trans>
      </Link>
    </p>
  );
}

function Opening({ wallet: { opening } }: { wallet: Wallet }) {
  if (!opening || opening.amount === 0) return null;
  const amount = <Money amount={opening.amount} className="font-label text-hero-ink" />;
  return (
    <p className="mt-1.5 text-small text-hero-ink-2">
      <Trans>Started with {amount}</Trans>
    </p>
  );
}

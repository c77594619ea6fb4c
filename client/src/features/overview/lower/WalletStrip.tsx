import { Trans } from "@lingui/react/macro";
import { ChevronRight, Plus, WalletCards } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";

import { APP_PATHS, walletPath } from "@/lib/paths";
import { Money } from "@/ui/money/Money";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import type { Overview } from "../queries";

type GlancedWallet = NonNullable<Overview["wallets"]>[number];
type NetWorth = NonNullable<Overview["net_worth"]>;

interface WalletStripProps {
  wallets: readonly GlancedWallet[];
  worth: NetWorth | null;
  className?: string;
}

/** What is in each wallet, in one line that scrolls; with a single wallet only a way to add one. */
export function WalletStrip({ wallets, worth, className }: WalletStripProps) {
  const heading = useId();
  if (wallets.length < 2) return <AddWallet className={className} />;
  return (
    <section
      aria-labelledby={heading}
      className={`min-w-0 rounded-xl border border-line bg-surface p-4.5 shadow-card sm:px-6 sm:py-4.5 ${className ?? ""}`}
    >
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-title tracking-tight">
          <Trans>Wallets</Trans>
        </h2>
        {worth && <Worth worth={worth} />}
        <Link
          to={APP_PATHS.wallets}
          className="inline-flex min-h-11 items-center gap-0.5 text-small font-button text-primary underline-offset-4 hover:underline"
        >
          <Trans>See all</Trans>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <ul className="-mx-4.5 flex gap-3 overflow-x-auto px-4.5 pb-1 [scrollbar-width:none] sm:-mx-6 sm:px-6">
        {wallets.map((wallet) => (
          <WalletChip key={wallet.id} wallet={wallet} />
        ))}
      </ul>
    </section>
  );
}

function Worth({ worth: { net } }: { worth: NetWorth }) {
  return (
    <p className="text-small text-ink-2 max-sm:order-last max-sm:w-full sm:ml-auto">
      <Trans>
        Net worth <Money amount={net} className="font-strong text-ink" />
      </Trans>
    </p>
  );
}

function WalletChip({ wallet }: { wallet: GlancedWallet }) {
  return (
    <li className="shrink-0 grow basis-60">
      <Link
        to={walletPath(wallet.id)}
        className="flex h-full items-center gap-3 rounded-panel border border-line px-3 py-2.5 transition-shadow duration-1 hover:shadow-hover"
      >
        <WalletBadge wallet={wallet} size="sm" />
        <span className="min-w-0">
          <span className="block truncate text-small text-ink-2">{wallet.name}</span>
          <Money amount={wallet.balance} className="block leading-5.5 font-strong" />
        </span>
      </Link>
    </li>
  );
}

/** The only trace of wallets as long as there is one. */
function AddWallet({ className }: Pick<WalletStripProps, "className">) {
  return (
    <Link
      to={APP_PATHS.wallets}
      className={`flex min-h-14 items-center gap-3 rounded-xl border border-dashed border-line-control px-4.5 py-2 text-small text-ink-2 hover:text-ink ${className ?? ""}`}
    >
      <WalletCards aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <Trans>Bank, e-wallet, card? Keep each one apart.</Trans>
      </span>
      <span className="inline-flex shrink-0 items-center gap-1 font-button text-primary">
        <Plus aria-hidden="true" className="size-4" />
        <Trans>Add wallet</Trans>
      </span>
    </Link>
  );
}

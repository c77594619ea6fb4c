import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { usePhone } from "@/browser/media-queries";
import { cx } from "@/lib/cx";
import { walletPath } from "@/lib/paths";
import { Money } from "@/ui/money/Money";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { CreditBar } from "./CreditBar";
import { KINDS } from "./kinds";
import type { Wallet, WalletRequest } from "./types";
import { WalletMenu } from "./WalletMenu";

interface WalletRowProps {
  wallet: Wallet;
  wallets: readonly Wallet[];
  onRequest: (request: WalletRequest) => void;
}

/** A wallet with its balance, which leads to its entries; a card also with what is used of it. */
export function WalletRow({ wallet, wallets, onRequest }: WalletRowProps) {
  const { id, name, balance, archived, credit } = wallet;
  const phone = usePhone();
  return (
    <li className="group relative rounded-control px-2 py-1.5 transition-colors duration-1 hover:bg-sunken">
      <div className="flex min-h-14 items-center gap-3.5">
        <span className={cx("flex", archived && "opacity-75")}>
          <WalletBadge wallet={wallet} />
        </span>
        {/* Where large letters leave no room for both, the amount stands under the name. */}
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3.5 py-1">
          <span className="min-w-0 grow basis-[max(60px,5rem)]">
            <Link
              to={walletPath(id)}
              className="leading-5 font-label wrap-anywhere after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {name}
            </Link>
            <span className="block text-small leading-5 text-ink-3">
              <WalletHint wallet={wallet} />
            </span>
          </span>
          <Money amount={balance} className="ml-auto font-label" />
        </span>
        {/* Phones have no room for it; the wallet's own page has the same menu. */}
        {!phone && (
          <WalletMenu
            wallet={wallet}
            wallets={wallets}
            onRequest={onRequest}
            className="z-10 -mr-1 hover:bg-surface"
          />
        )}
      </div>
      {credit && !archived && (
        <div className="pt-1 pb-2 sm:pr-13.5 sm:pl-14.5">
          <CreditBar credit={credit} name={name} />
        </div>
      )}
    </li>
  );
}

/** Kind, unless the wallet is called so, last digits, and what is special about a wallet. */
export function WalletHint({ wallet }: { wallet: Wallet }) {
  const { t } = useLingui();
  const { name, kind, last_digits, counts, entries, archived } = wallet;
  const label = t(KINDS[kind].label);
  const isName = label.toLowerCase() === name.toLowerCase();
  return [
    !isName && label,
    last_digits && `••••\u00a0${last_digits}`,
    !counts && !archived && t`not in your balance`,
    archived && plural(entries, { 0: "no entries", one: "# entry", other: "# entries" }),
  ]
    .filter(Boolean)
    .join(" · ");
}

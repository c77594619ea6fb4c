import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownUp, Check } from "lucide-react";
import { useId, useMemo, useRef, useState } from "react";

import { useFocusFallback } from "@/browser/use-focus-fallback";
import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { OrderList } from "@/ui/order/OrderList";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { GROUPS } from "./kinds";
import { useOrderWallets } from "./mutations";
import type { Wallet, WalletGroup, WalletRequest } from "./types";
import { getFullOrder } from "./wallet-order";
import { WalletRow } from "./WalletRow";

interface WalletGroupCardProps {
  group: WalletGroup;
  /** All of the person, in their order. */
  wallets: readonly Wallet[];
  onRequest: (request: WalletRequest) => void;
}

/** The unarchived wallets of a group with their total: to open, and to put in order. */
export function WalletGroupCard({ group, wallets, onRequest }: WalletGroupCardProps) {
  const { t } = useLingui();
  const heading = useId();
  const title = useRef<HTMLSpanElement>(null);
  const onFocus = useFocusFallback(title);
  const [ordering, setOrdering] = useState(false);
  const shown = useMemo(
    () => wallets.filter((wallet) => wallet.group === group && !wallet.archived),
    [wallets, group],
  );
  if (shown.length === 0) return null;
  const total = shown.reduce((sum, { balance }) => sum + balance, 0);
  return (
    <Card aria-labelledby={heading} onFocus={onFocus}>
      <CardHead
        id={heading}
        title={
          <span ref={title} tabIndex={-1} className="outline-none">
            {t(GROUPS[group].label)}
          </span>
        }
      >
        {/* Of one wallet the row says it all. */}
        {shown.length > 1 && (
          <span className="ml-auto flex items-center gap-1">
            <OrderButton ordering={ordering} onChange={setOrdering} />
            <Money amount={total} className="text-title font-strong tracking-tight" />
          </span>
        )}
      </CardHead>
      {ordering && shown.length > 1 ? (
        <Order wallets={wallets} shown={shown} />
      ) : (
        <ul className="-mx-2 flex flex-col">
          {shown.map((wallet) => (
            <WalletRow key={wallet.id} wallet={wallet} wallets={wallets} onRequest={onRequest} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface OrderButtonProps {
  ordering: boolean;
  onChange: (ordering: boolean) => void;
}

function OrderButton({ ordering, onChange }: OrderButtonProps) {
  const Icon = ordering ? Check : ArrowDownUp;
  return (
    <Button
      variant="ghost"
      aria-pressed={ordering}
      className="px-3"
      icon={<Icon aria-hidden="true" className="size-4.5" />}
      onClick={() => onChange(!ordering)}
    >
      {ordering ? (
        <Trans>Done</Trans>
      ) : (
        <span className="sr-only">
          <Trans>Change order</Trans>
        </span>
      )}
    </Button>
  );
}

function Order({ wallets, shown }: { wallets: readonly Wallet[]; shown: readonly Wallet[] }) {
  const order = useOrderWallets();
  const items = useMemo(
    () =>
      shown.map((wallet) => ({
        id: wallet.id,
        label: wallet.name,
        picture: <WalletBadge wallet={wallet} size="sm" />,
      })),
    [shown],
  );
  return <OrderList items={items} onOrder={(ids) => order(getFullOrder(wallets, ids))} />;
}

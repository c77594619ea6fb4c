import { type ReactNode, Suspense, useEffect } from "react";

import { useWalletNames } from "@/features/wallets/queries";
import { lazyComponent } from "@/lib/lazy-component";
import { Skeleton } from "@/ui/feedback/Skeleton";
import {
  useActiveWallets,
  useNamedWallets,
  type WalletChoice,
  type WalletParts,
  WalletsContext,
} from "@/ui/fields/wallets-context";

/** The field comes when there are several wallets to choose from. */
const ChosenField = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "wallet-field" */ "./ChosenWalletField"))
    .ChosenWalletField,
}));

function WalletField({ onNone, ...choice }: WalletChoice) {
  const areKnown = useNamedWallets().length > 0;
  const active = useActiveWallets();
  const isNone = areKnown && active.every(({ id }) => id === choice.except);
  useEffect(() => {
    if (isNone) onNone?.();
  }, [isNone, onNone]);

  const isAsked = active.length > 1;
  if (!isAsked && choice.value === "") return null;
  return (
    <Suspense fallback={<Skeleton className="h-12 rounded-m" />}>
      <ChosenField {...choice} />
    </Suspense>
  );
}

const PARTS: WalletParts = {
  useNamedWallets: useWalletNames,
  WalletField,
};

/** Lets the features inside show wallets, which are asked for with the first one shown. */
export function WalletsProvider({ children }: { children: ReactNode }) {
  return <WalletsContext value={PARTS}>{children}</WalletsContext>;
}

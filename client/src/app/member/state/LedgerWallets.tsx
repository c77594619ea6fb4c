import { lazy, type ReactNode, Suspense, useMemo } from "react";

import { type WalletChoice, WalletsContext } from "@/features/transactions/wallets-context";
import { useWallets } from "@/features/wallets/queries";
import { Skeleton } from "@/ui/feedback/Skeleton";

/** The field comes when there are several wallets to choose from. */
const WalletField = lazy(async () => {
  const part = await import(
    /* webpackChunkName: "wallet-field" */ "@/features/wallets/WalletField"
  );
  return { default: part.WalletField };
});

const walletField = (choice: WalletChoice) => (
  <Suspense fallback={<Skeleton className="h-12 rounded-m" />}>
    <WalletField {...choice} />
  </Suspense>
);

/** Gives the ledger's screens the wallets; as long as they are unknown, as if there were one. */
export function LedgerWallets({ children }: { children: ReactNode }) {
  const { data } = useWallets();
  const wallets = useMemo(() => ({ all: data?.datas ?? [], walletField }), [data]);
  return <WalletsContext value={wallets}>{children}</WalletsContext>;
}

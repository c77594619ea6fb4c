import { lazy, type ReactNode, Suspense } from "react";

import { type WalletParts, WalletPartsContext } from "@/ui/fields/wallet-parts";

const load = () => import(/* webpackChunkName: "wallet-field" */ "./WalletChoice");
const Choice = lazy(async () => ({ default: (await load()).WalletChoiceField }));
const Names = lazy(async () => ({ default: (await load()).WalletNames }));

const PARTS: WalletParts = {
  WalletChoiceField: (props) => (
    <Suspense>
      <Choice {...props} />
    </Suspense>
  ),
  WalletNames: (props) => (
    <Suspense>
      <Names {...props} />
    </Suspense>
  ),
};

/** Lets the features inside show wallets; the code comes with the first one. */
export function WalletPartsProvider({ children }: { children: ReactNode }) {
  return <WalletPartsContext value={PARTS}>{children}</WalletPartsContext>;
}

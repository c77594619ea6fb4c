import { Trans } from "@lingui/react/macro";

import { useWalletParts } from "@/ui/fields/wallet-parts";

import type { Goal } from "./types";

/** The wallet that a goal lives in, after its amounts. */
export function GoalPlace({ goal: { wallet_id } }: { goal: Pick<Goal, "wallet_id"> }) {
  const { WalletNames } = useWalletParts();
  if (wallet_id === null) return null;
  return (
    <WalletNames ids={[wallet_id]}>
      {(wallet) => (
        <>
          {" · "}
          <Trans>in {wallet}</Trans>
        </>
      )}
    </WalletNames>
  );
}

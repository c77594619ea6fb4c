import { Trans } from "@lingui/react/macro";

import type { Goal } from "./types";
import { WalletNames } from "./WalletNames";

/** The wallet that a goal lives in, after its amounts. */
export function GoalPlace({ goal: { wallet_id } }: { goal: Pick<Goal, "wallet_id"> }) {
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

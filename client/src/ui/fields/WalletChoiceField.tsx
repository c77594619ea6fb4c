import { useContext } from "react";

import { type WalletChoice, WalletsContext } from "./wallets-context";

/** The wallet field of a form. */
export function WalletChoiceField(choice: WalletChoice) {
  const { WalletField } = useContext(WalletsContext);
  return <WalletField {...choice} />;
}

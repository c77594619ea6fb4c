import { useContext, useMemo } from "react";

import { type NamedWallet, WalletsContext } from "../wallets-context";

/** The wallets that can be chosen; with fewer than two nothing asks for one. */
export function useActiveWallets(): readonly NamedWallet[] {
  const { all } = useContext(WalletsContext);
  return useMemo(() => all.filter(({ archived }) => !archived), [all]);
}

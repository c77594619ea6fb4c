import { useCallback } from "react";

import { useNamedWallets } from "@/ui/fields/wallets-context";

import type { Transaction } from "./types";

type WalletPlace = Pick<Transaction, "wallet_id"> & Partial<Pick<Transaction, "to_wallet_id">>;

/** Where a transaction was; undefined as long as there is only one wallet. */
export function useWalletNames(): (row: WalletPlace) => string | undefined {
  const all = useNamedWallets();
  return useCallback(
    ({ wallet_id, to_wallet_id }) => {
      if (all.length < 2) return undefined;
      const ids = to_wallet_id ? [wallet_id, to_wallet_id] : [wallet_id];
      return ids.map((id) => all.find((wallet) => wallet.id === id)?.name ?? "–").join(" → ");
    },
    [all],
  );
}

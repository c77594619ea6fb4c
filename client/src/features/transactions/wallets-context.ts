import { createContext, type ReactNode, useCallback, useContext } from "react";

import type { Transaction } from "./types";

/** What the ledger shows of a wallet. */
export interface NamedWallet {
  id: string;
  name: string;
  archived: boolean;
}

/** The props of a wallet field. */
export interface WalletChoice {
  label: string;
  /** The id of the chosen wallet. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

interface LedgerWallets {
  /** All wallets in the person's order; none before they have loaded. */
  all: readonly NamedWallet[];
  walletField: (choice: WalletChoice) => ReactNode;
}

/** The wallets of the ledger and their field, which another feature has. */
export const WalletsContext = createContext<LedgerWallets>({ all: [], walletField: () => null });

/** Where a transaction was; undefined as long as there is only one wallet. */
export function useWalletNames(): (row: WalletPlace) => string | undefined {
  const { all } = useContext(WalletsContext);
  return useCallback(
    ({ wallet_id, to_wallet_id }) => {
      if (all.length < 2) return undefined;
      const ids = to_wallet_id ? [wallet_id, to_wallet_id] : [wallet_id];
      return ids.map((id) => all.find((wallet) => wallet.id === id)?.name ?? "–").join(" → ");
    },
    [all],
  );
}

type WalletPlace = Pick<Transaction, "wallet_id"> & Partial<Pick<Transaction, "to_wallet_id">>;

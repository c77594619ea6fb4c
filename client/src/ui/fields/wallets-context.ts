import { type ComponentType, createContext, useContext, useMemo } from "react";

/** What other features show of a wallet. */
export interface NamedWallet {
  id: string;
  name: string;
  archived?: boolean;
}

/** A wallet that a form lets choose; it only shows to those who have several. */
export interface WalletChoice {
  label: string;
  hint?: string;
  /** What an empty value is called; without it, an empty value is the first wallet. */
  none?: string;
  /** A wallet that can't be chosen. */
  except?: string | null;
  /** Whether an empty value is replaced by the wallet that it stands for. */
  preset?: boolean;
  /** Called when there is no wallet to choose. */
  onNone?: () => void;
  /** The id of the chosen wallet, or empty. */
  value: string;
  onChange: (id: string) => void;
  error?: string;
}

/** What features show of wallets, which are another feature's. */
export interface WalletParts {
  /** Every wallet in the person's order, archived ones too; none before they have loaded. */
  useNamedWallets: () => readonly NamedWallet[];
  WalletField: ComponentType<WalletChoice>;
}

const NONE: readonly NamedWallet[] = [];

export const WalletsContext = createContext<WalletParts>({
  useNamedWallets: () => NONE,
  WalletField: () => null,
});

export function useNamedWallets(): readonly NamedWallet[] {
  const { useNamedWallets: useThem } = useContext(WalletsContext);
  return useThem();
}

/** The wallets that can be chosen; with fewer than two nothing asks for one. */
export function useActiveWallets(): readonly NamedWallet[] {
  const all = useNamedWallets();
  return useMemo(() => all.filter(({ archived }) => !archived), [all]);
}

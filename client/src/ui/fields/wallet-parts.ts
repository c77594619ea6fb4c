import { type ComponentType, createContext, type ReactNode, useContext } from "react";

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

interface WalletNamesProps {
  ids: readonly string[];
  /** Gets the names in the order of the ids; nothing shows while one is unknown. */
  children: (...names: string[]) => ReactNode;
}

/** What features show of wallets, which are another feature's. */
export interface WalletParts {
  WalletChoiceField: ComponentType<WalletChoice>;
  WalletNames: ComponentType<WalletNamesProps>;
}

const NOTHING: WalletParts = { WalletChoiceField: () => null, WalletNames: () => null };

export const WalletPartsContext = createContext<WalletParts>(NOTHING);

export function useWalletParts(): WalletParts {
  return useContext(WalletPartsContext);
}

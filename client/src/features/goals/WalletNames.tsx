import type { ReactNode } from "react";

import { useNamedWallets } from "@/ui/fields/wallets-context";

interface WalletNamesProps {
  ids: readonly string[];
  /** Gets the names in the order of the ids; nothing shows while one is unknown. */
  children: (...names: string[]) => ReactNode;
}

/** The names of wallets, archived ones too, within a sentence. */
export function WalletNames({ ids, children }: WalletNamesProps) {
  const wallets = useNamedWallets();
  const names = ids.map((wanted) => wallets.find(({ id }) => id === wanted)?.name);
  return names.every((name) => name !== undefined) ? children(...names) : null;
}

import type { ReactNode } from "react";

import { type NamedWallet, type WalletChoice, WalletsContext } from "@/ui/fields/wallets-context";

export const BCA: NamedWallet = { id: "bca", name: "BCA", archived: false };
export const GOPAY: NamedWallet = { id: "gopay", name: "GoPay", archived: false };
export const JAGO: NamedWallet = { id: "jago", name: "Jago", archived: false };

/** Stands for the wallet field: a choice by the device's own list. */
function walletFieldOf(all: readonly NamedWallet[]) {
  return ({ label, hint, none, value, onChange, error }: WalletChoice) => (
    <label>
      {label}
      {hint && <span>{hint}</span>}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {error && <span role="alert">{error}</span>}
    </label>
  );
}

/** A part of the product of somebody with these wallets. */
export function withWallets(part: ReactNode, all: readonly NamedWallet[] = [BCA, GOPAY, JAGO]) {
  const wallets = { useNamedWallets: () => all, WalletField: walletFieldOf(all) };
  return <WalletsContext value={wallets}>{part}</WalletsContext>;
}

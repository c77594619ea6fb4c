import {
  Banknote,
  CalendarClock,
  CreditCard,
  HandCoins,
  Handshake,
  Landmark,
  type LucideIcon,
  Smartphone,
  TrendingUp,
  Vault,
  Wallet,
} from "lucide-react";

import { cx } from "@/lib/cx";

import { TINTS } from "./tints";

export type WalletKind =
  | "cash"
  | "bank"
  | "ewallet"
  | "savings"
  | "investment"
  | "card"
  | "paylater"
  | "loan"
  | "receivable"
  | "other";

/** What stands for a wallet without letters. */
export const WALLET_ICONS: Readonly<Record<WalletKind, LucideIcon>> = {
  cash: Banknote,
  bank: Landmark,
  ewallet: Smartphone,
  savings: Vault,
  investment: TrendingUp,
  card: CreditCard,
  paylater: CalendarClock,
  loan: HandCoins,
  receivable: Handshake,
  other: Wallet,
};

const sizes = {
  sm: { plate: "size-9 rounded-m text-tiny", icon: "size-4.5" },
  md: { plate: "size-11 rounded-control text-small", icon: "size-5" },
  lg: { plate: "size-14 rounded-panel text-body", icon: "size-6.5" },
};

export interface WalletLook {
  kind: WalletKind;
  color: string | null;
  /** Up to three letters. */
  monogram: string | null;
}

interface WalletBadgeProps {
  wallet: WalletLook;
  size?: keyof typeof sizes;
}

/** The letters of a wallet in its colour, else the picture of its kind; its name stands beside it. */
export function WalletBadge({ wallet, size = "md" }: WalletBadgeProps) {
  const { kind, color, monogram } = wallet;
  const Icon = WALLET_ICONS[kind];
  const tint = color && TINTS[color];
  const { plate, icon } = sizes[size];
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center font-strong tracking-tight text-ink select-none",
        tint ? `inset-ring-2 ${tint}` : "bg-plate",
        plate,
      )}
    >
      {monogram || <Icon className={icon} />}
    </span>
  );
}

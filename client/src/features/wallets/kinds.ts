import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import type { WalletGroup, WalletKind } from "./types";

interface Kind {
  label: MessageDescriptor;
  group: WalletGroup;
  /** Has a limit, a statement day and a due day. */
  credit?: true;
  /** Has a number, of which the last four digits tell one from another. */
  numbered?: true;
}

/** The kinds of wallets, in the order of the form. */
export const KINDS: Readonly<Record<WalletKind, Kind>> = {
  bank: { label: msg`Bank`, group: "money", numbered: true },
  ewallet: { label: msg`E-wallet`, group: "money", numbered: true },
  cash: { label: msg`Cash`, group: "money" },
  card: { label: msg`Credit card`, group: "debts", credit: true, numbered: true },
  paylater: { label: msg`Paylater`, group: "debts", credit: true },
  loan: { label: msg`Loan`, group: "debts" },
  savings: { label: msg`Savings`, group: "savings", numbered: true },
  investment: { label: msg`Investment`, group: "savings", numbered: true },
  receivable: { label: msg`Money lent`, group: "savings" },
  other: { label: msg`Other`, group: "money" },
};

export const KIND_NAMES = Object.keys(KINDS) as WalletKind[];

interface Group {
  label: MessageDescriptor;
  /** Amounts are entered above zero and are owed. */
  owed: boolean;
}

/** How lists group the wallets, in their order. */
export const GROUPS: Readonly<Record<WalletGroup, Group>> = {
  money: { label: msg`Money`, owed: false },
  savings: { label: msg`Savings & investments`, owed: false },
  debts: { label: msg`Debts`, owed: true },
};

export const GROUP_NAMES = Object.keys(GROUPS) as WalletGroup[];

/** Whether what one has in a wallet of this kind is owed. */
export function isOwed(kind: WalletKind): boolean {
  return GROUPS[KINDS[kind].group].owed;
}

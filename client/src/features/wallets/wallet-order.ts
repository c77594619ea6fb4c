import { moveItem } from "@/lib/move-item";

import type { Wallet, Wallets } from "./types";

/** The unarchived wallets of a wallet's group, in the person's order. */
export function listNeighbours(wallets: readonly Wallet[], { group }: Wallet): Wallet[] {
  return wallets.filter((each) => !each.archived && each.group === group);
}

/** The order of all wallets after some were put into this order; the others keep their places. */
export function getFullOrder(wallets: readonly Wallet[], ids: readonly string[]): string[] {
  const ordered = new Set(ids);
  const next = ids.values();
  return wallets.map(({ id }) => (ordered.has(id) ? (next.next().value ?? id) : id));
}

/** The order of all wallets with one of them a place further up or down in its group. */
export function getStepOrder(
  wallets: readonly Wallet[],
  wallet: Wallet,
  by: 1 | -1,
): string[] | null {
  const ids = listNeighbours(wallets, wallet).map(({ id }) => id);
  const from = ids.indexOf(wallet.id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return null;
  return getFullOrder(wallets, moveItem(ids, from, to));
}

/** The list in another order. */
export function withOrder(wallets: Wallets, ids: readonly string[]): Wallets {
  const place = new Map(ids.map((id, index) => [id, index]));
  const at = ({ id }: Wallet) => place.get(id) ?? ids.length;
  return { ...wallets, datas: wallets.datas.toSorted((one, other) => at(one) - at(other)) };
}

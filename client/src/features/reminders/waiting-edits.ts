import { useState } from "react";

import { type NamedWallet, useNamedWallets } from "@/ui/fields/wallets-context";

import type { NamedDate } from "./queries";
import type { NamedOccurrence } from "./types";

export type Side = "wallet" | "to_wallet";

/** What a person has entered about a date; a wallet by its id. */
export type Entered = { amount?: number | null } & Partial<Record<Side, string>>;

const SIDES = ["wallet", "to_wallet"] as const;

/** A date that waits, with what was entered about it. */
export interface WaitingEntry {
  amount: number | null;
  /** Its amount is being entered. */
  isEditing: boolean;
  /** The wallets that stand in for archived ones; an empty id is still to be chosen. */
  instead: { side: Side; id: string }[];
  /** All is known that it takes to record it. */
  isReady: boolean;
  /** As the server is told of it. */
  date: NamedDate;
}

/** What was entered about the dates that wait, until they are recorded alone or together. */
export function useWaitingEdits() {
  const wallets = useNamedWallets();
  const [entered, setEntered] = useState<Partial<Record<string, Entered>>>({});
  return {
    read: (occurrence: NamedOccurrence) =>
      readEntry(occurrence, entered[keyOf(occurrence)] ?? {}, wallets),
    enter: (occurrence: NamedOccurrence, more: Entered) =>
      setEntered((before) => {
        const key = keyOf(occurrence);
        return { ...before, [key]: { ...before[key], ...more } };
      }),
  };
}

export type WaitingEdits = ReturnType<typeof useWaitingEdits>;

export function keyOf({ reminder_id, day }: NamedOccurrence): string {
  return `${reminder_id} ${day}`;
}

function readEntry(
  occurrence: NamedOccurrence,
  entered: Entered,
  wallets: readonly NamedWallet[],
): WaitingEntry {
  const isEditing = entered.amount !== undefined || occurrence.amount === null;
  const amount = isEditing ? (entered.amount ?? null) : occurrence.amount;
  const instead = findArchived(occurrence, wallets).map((side) => ({
    side,
    id: entered[side] ?? findOnly(occurrence, side, wallets),
  }));
  const { reminder_id, day } = occurrence;
  const chosen = Object.fromEntries(instead.map(({ side, id }) => [`${side}_id` as const, id]));
  return {
    amount,
    isEditing,
    instead,
    isReady: amount !== null && instead.every(({ id }) => id !== ""),
    date: { reminder_id, day, ...(isEditing && amount !== null && { amount }), ...chosen },
  };
}

/** The sides of a date whose wallet has been archived since; a debt keeps its wallet. */
function findArchived(occurrence: NamedOccurrence, wallets: readonly NamedWallet[]): Side[] {
  if (occurrence.source === "debt") return [];
  const archived = new Set(wallets.filter((each) => each.archived).map(({ id }) => id));
  return SIDES.filter((side) => archived.has(occurrence[side]?.id ?? ""));
}

/** The wallet of the other side, which can't be chosen for this one. */
export function findOther(occurrence: NamedOccurrence, side: Side): string | undefined {
  return occurrence[side === "wallet" ? "to_wallet" : "wallet"]?.id;
}

/** The wallet that nobody has to choose, as there is no other. */
function findOnly(
  occurrence: NamedOccurrence,
  side: Side,
  wallets: readonly NamedWallet[],
): string {
  const other = findOther(occurrence, side);
  const [first, ...more] = wallets.filter(({ id, archived }) => !archived && id !== other);
  return first && more.length === 0 ? first.id : "";
}

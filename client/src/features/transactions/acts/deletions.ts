import type { Transaction } from "../types";

/** A row that was taken out of the list, and whether the server has agreed. */
export interface Deletion {
  row: Transaction;
  /** True once it is deleted, false when that failed. */
  done: Promise<boolean>;
}

const together = new WeakMap<object, readonly Deletion[]>();

/** What one Undo brings back: the deletions whose common toast is still there, oldest first. */
export function deletionsOf(owner: object): readonly Deletion[] {
  return together.get(owner) ?? [];
}

/** One more deletion under the toast that is there. */
export function addDeletion(owner: object, deletion: Deletion): readonly Deletion[] {
  const all = [...deletionsOf(owner), deletion];
  together.set(owner, all);
  return all;
}

/** What is left under the toast when a deletion has failed. */
export function dropDeletion(owner: object, deletion: Deletion): readonly Deletion[] {
  const rest = deletionsOf(owner).filter((each) => each !== deletion);
  together.set(owner, rest);
  return rest;
}

/** Closes what one Undo brings back; the next deletion begins anew. */
export function takeDeletions(owner: object): readonly Deletion[] {
  const all = deletionsOf(owner);
  together.delete(owner);
  return all;
}

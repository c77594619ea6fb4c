import type { Group } from "./types";

/** What can be done from the card of a category. */
export interface CardActs {
  onAmount: (categoryId: string) => void;
  onRollover: (categoryId: string) => void;
  onMove: (categoryId: string, group: Group) => void;
  /** The address of what was spent in it this month. */
  spentIn: (categoryId: string) => string;
}

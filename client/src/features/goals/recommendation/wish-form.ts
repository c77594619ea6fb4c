import type { GoalKind } from "./twelve-goals";

/** The three numbers; the target of each goal stays while another one is looked at. */
export interface WishValues {
  income: number | null;
  /** In percent, as the choices name it. */
  percentage: Percentage | null;
  targets: Partial<Record<GoalKind, number | null>>;
}

export const PERCENTAGES = ["10", "20", "30", "40"] as const;
export type Percentage = (typeof PERCENTAGES)[number];

export const NO_WISH: WishValues = { income: null, percentage: null, targets: {} };

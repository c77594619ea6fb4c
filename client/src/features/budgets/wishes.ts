import type { HeroWish } from "./BudgetHero";
import type { Filling } from "./filling";

/** What somebody wants to do on the page, in a dialog of its own. */
export type BudgetWish =
  | { do: HeroWish }
  | { do: "all"; filling?: Filling }
  | { do: "amount"; id: string; first?: "rollover" };

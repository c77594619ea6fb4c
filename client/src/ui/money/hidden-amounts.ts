import { createContext, useContext } from "react";

/** Whether amounts are hidden, and how that is changed. */
interface HiddenAmounts {
  hidden: boolean;
  hide: (hidden: boolean) => void;
}

/** What stands for the figures of an amount: as long for nothing as for a fortune. */
export const MASK = "•••••";

/** Public pages show examples alone: there is nothing to hide around which nobody says so. */
export const HiddenAmountsContext = createContext<HiddenAmounts>({
  hidden: false,
  hide: () => undefined,
});

/** Whether the person wants no amount to be seen, and the way to change that. */
export function useHiddenAmounts(): HiddenAmounts {
  return useContext(HiddenAmountsContext);
}

import { Trans } from "@lingui/react/macro";

import { useShortAmount } from "./use-short-amount";

/** In what the bare figures over the bars are. */
export function Unit({ power }: { power: number }) {
  const { symbol } = useShortAmount();
  if (power === 0) return <Trans>in {symbol}</Trans>;
  if (power === 3) return <Trans>in thousands of {symbol}</Trans>;
  if (power === 6) return <Trans>in millions of {symbol}</Trans>;
  if (power === 9) return <Trans>in billions of {symbol}</Trans>;
  return <Trans>in trillions of {symbol}</Trans>;
}

import { useAmounts } from "@/ui/money/use-amounts";

import { exactDigits } from "./insight";

interface ExactMoneyProps {
  /** Hundredths of a rupiah. */
  cents: bigint;
  /** The 'Rp' before the digits is smaller than they are. */
  smallSymbol?: boolean;
}

/** The one amount that shows two decimals; it is always in rupiah, as it is worked out. */
export function ExactMoney({ cents, smallSymbol = false }: ExactMoneyProps) {
  const { hidden, parts, spoken } = useAmounts();
  const symbol = smallSymbol
    ? "mr-0.5 align-[.18em] text-[.5em] font-label tracking-normal text-hero-ink-2"
    : "";
  if (hidden) {
    const mask = parts(0);
    return (
      <>
        <span aria-hidden="true">
          <span className={symbol}>{mask.symbol}</span>
          {mask.digits}
        </span>
        <span className="sr-only">{spoken(0)}</span>
      </>
    );
  }
  return (
    <>
      {symbol ? <span className={symbol}>Rp</span> : "Rp"}
      {exactDigits(cents)}
    </>
  );
}

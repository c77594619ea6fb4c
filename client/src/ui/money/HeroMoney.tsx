import { cx } from "@/lib/cx";

import { useAmounts } from "./use-amounts";

/** Longer amounts get smaller figures: an amount is never cut or wrapped. */
function figureSize(length: number): string {
  if (length <= 10) return "text-hero-short";
  return length <= 13 ? "text-hero-long" : "text-hero-longest";
}

interface HeroMoneyProps {
  /** Whole rupiah. */
  amount: number;
  className?: string;
}

/** The one large figure of a screen; its size follows the width of the HeroCard. */
export function HeroMoney({ amount, className }: HeroMoneyProps) {
  const { spoken, parts, origin } = useAmounts();
  const { about, sign, symbol, digits } = parts(amount);
  return (
    <p
      className={cx(
        "money font-heading tracking-tighter",
        figureSize(about.length + digits.length),
        className,
      )}
      title={origin(amount)}
    >
      <span className="sr-only">{spoken(amount)}</span>
      <span aria-hidden="true">
        {about && <span className="align-[.18em] text-[.5em] text-hero-ink-2">{about}</span>}
        {sign}
        <span className="mr-0.5 align-[.18em] text-[.5em] font-label tracking-normal text-hero-ink-2">
          {symbol}
        </span>
        {digits}
      </span>
    </p>
  );
}

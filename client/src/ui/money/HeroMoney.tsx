import { cx } from "@/lib/cx";

import type { AmountParts } from "./display-currency";
import { useAmounts } from "./use-amounts";

/** Longer amounts get smaller figures, each size up to so many characters. */
export const FIGURE_SIZES = [
  [10, "text-hero-short"],
  [13, "text-hero-long"],
  [Number.MAX_SAFE_INTEGER, "text-hero-longest"],
] as const;

function figureSize(length: number): string | undefined {
  return FIGURE_SIZES.find(([most]) => length <= most)?.[1];
}

interface HeroMoneyProps {
  /** Whole rupiah. */
  amount: number;
  className?: string;
}

/** The one large figure of a screen; its size follows the width of the HeroCard. */
export function HeroMoney({ amount, className }: HeroMoneyProps) {
  const amounts = useAmounts();
  const parts = amounts.parts(amount);
  return (
    <HeroFigure
      parts={parts}
      spoken={amounts.spoken(amount)}
      title={amounts.origin(amount)}
      className={cx(figureSize(parts.about.length + parts.digits.length), className)}
    />
  );
}

interface HeroFigureProps {
  parts: AmountParts;
  /** The same for those who listen. */
  spoken: string;
  title?: string;
  /** One of the sizes, at least. */
  className: string;
}

/** An amount whose parts are known; it is never cut or wrapped. */
export function HeroFigure({ parts, spoken, title, className }: HeroFigureProps) {
  const { about, sign, symbol, digits } = parts;
  return (
    <p className={cx("money font-heading tracking-tighter", className)} title={title}>
      <span className="sr-only">{spoken}</span>
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

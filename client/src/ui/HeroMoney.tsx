import { cx } from "@/lib/cx";
import { formatDigits, formatRupiah } from "@/lib/money";

/** Longer amounts get smaller figures: an amount is never cut or wrapped. */
function figureSize(digits: string): string {
  if (digits.length <= 10) return "text-hero-short";
  return digits.length <= 13 ? "text-hero-long" : "text-hero-longest";
}

/** The one large figure of a screen, in whole rupiah; its size follows the width of the HeroCard. */
export function HeroMoney({ amount }: { amount: number }) {
  const digits = formatDigits(amount);
  return (
    <p className={cx("money font-heading tracking-tighter", figureSize(digits))}>
      <span className="sr-only">{formatRupiah(amount)}</span>
      <span aria-hidden="true">
        {amount < 0 && "-"}
        <span className="mr-0.5 align-[.18em] text-[.5em] font-label tracking-normal text-hero-ink-2">
          Rp
        </span>
        {digits}
      </span>
    </p>
  );
}

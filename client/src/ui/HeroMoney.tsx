import { cx } from "@/lib/cx";
import { formatDigits, formatRupiah } from "@/lib/money";

/** The one large figure of a screen, in whole rupiah, on the green card. */
export function HeroMoney({ amount, className }: { amount: number; className?: string }) {
  return (
    <p className={cx("money text-balance-figure font-heading tracking-tighter", className)}>
      <span className="sr-only">{formatRupiah(amount)}</span>
      <span aria-hidden="true">
        {amount < 0 && "-"}
        <span className="mr-1 align-[.18em] text-[.5em] font-label tracking-normal text-hero-ink-2">
          Rp
        </span>
        {formatDigits(amount)}
      </span>
    </p>
  );
}

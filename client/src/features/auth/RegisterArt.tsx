import { Trans } from "@lingui/react/macro";

import { formatRupiah } from "@/lib/money";
import { Barn } from "@/ui/Barn";

/** The promise beside the registration form, over a drawn goal. */
export function RegisterArt() {
  const target = formatRupiah(30_000_000);
  const percent = 62;
  return (
    <>
      <p className="mb-4 text-slogan font-strong tracking-[-.03em] text-balance">
        <Trans>A small note today, a full barn later</Trans>
      </p>
      <p className="mb-9 max-w-[42ch] text-lead text-hero-ink-2">
        <Trans>No bank password needed: you write, we count.</Trans>
      </p>
      <div
        aria-hidden="true"
        className="flex max-w-105 items-center gap-4 rounded-xl bg-surface p-6 text-ink shadow-float"
      >
        <Barn percent={percent} className="size-26" />
        <div>
          <p className="text-small text-ink-2">
            <Trans>Emergency fund</Trans>
          </p>
          <p className="money text-stat font-strong">{formatRupiah(18_500_000)}</p>
          <p className="money text-small text-ink-3">
            <Trans>of {target}</Trans>
          </p>
          <span className="mt-2 inline-flex rounded-badge bg-gold-soft px-2.25 py-1 text-caption font-label text-gold-ink">
            <Trans>{percent}% full</Trans>
          </span>
        </div>
      </div>
    </>
  );
}

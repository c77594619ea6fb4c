import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { formatShort } from "@/lib/money";
import { Money } from "@/ui/Money";

const parts = [
  { name: msg`Housing`, amount: 1_850_000, ring: "stroke-chart-1", dot: "bg-chart-1" },
  { name: msg`Food & Beverages`, amount: 460_500, ring: "stroke-chart-2", dot: "bg-chart-2" },
  { name: msg`Fashion`, amount: 459_000, ring: "stroke-chart-3", dot: "bg-chart-3" },
  { name: msg`Healthcare`, amount: 350_000, ring: "stroke-chart-4", dot: "bg-chart-4" },
  { name: msg`Education`, amount: 299_000, ring: "stroke-chart-5", dot: "bg-chart-5" },
  { name: msg`Others`, amount: 505_000, ring: "stroke-chart-8", dot: "bg-chart-8" },
];
const total = parts.reduce((sum, { amount }) => sum + amount, 0);
const radius = 42.6;
const round = 2 * Math.PI * radius;
const gap = 1.6;

/** Where each part of the ring begins, counted along its line. */
const starts = parts.map((_, index) =>
  parts.slice(0, index).reduce((sum, { amount }) => sum + (amount / total) * round, 0),
);

/** A month's spending as a ring with its parts beside it. */
export function SpendingArt() {
  const { t } = useLingui();
  const spent = formatShort(total);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-5 rounded-2xl border border-line bg-surface px-4.5 py-6 shadow-card sm:p-9">
      <div className="relative grid size-47.5 place-items-center">
        <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90 fill-none stroke-[14.7]">
          {parts.map(({ amount, ring }, index) => (
            <circle
              key={ring}
              cx="50"
              cy="50"
              r={radius}
              className={ring}
              strokeDasharray={`${((amount / total) * round - gap).toFixed(2)} ${round.toFixed(2)}`}
              strokeDashoffset={(-(starts[index] ?? 0)).toFixed(2)}
            />
          ))}
        </svg>
        <div className="relative text-center">
          <p className="money text-2xl leading-8 font-strong">Rp{spent}</p>
          <p className="text-caption text-ink-3">
            <Trans>spent in June</Trans>
          </p>
        </div>
      </div>
      <ul className="flex min-w-0 basis-56 flex-col gap-3 text-small">
        {parts.map(({ name, amount, dot }) => (
          <li key={dot} className="flex flex-wrap items-center gap-2">
            <span className={cx("size-3 rounded-sm", dot)} />
            <span className="flex-1">{t(name)}</span>
            <Money amount={amount} className="font-bold" />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { cx } from "@/lib/cx";
import { useCounts } from "@/i18n/use-counts";
import { Barn } from "@/ui/pictures/Barn";
import { buttonStyles } from "@/ui/buttons/button-styles";
import { Money } from "@/ui/money/Money";

import { FeatureAction } from "./FeatureAction";
import type { PressFeature } from "./use-feature";

interface KeyFeatureProps {
  title: ReactNode;
  action: ReactNode;
  art: ReactNode;
  /** Puts the illustration left on wide screens. */
  artFirst?: boolean;
  children: ReactNode;
}

function KeyFeature({ title, action, art, artFirst, children }: KeyFeatureProps) {
  return (
    <section className="mx-auto mt-14 grid max-w-300 grid-cols-1 items-center gap-8 px-5 sm:mt-24 sm:px-8 lg:grid-cols-[1fr_1.1fr] lg:gap-18">
      <div className={artFirst ? "lg:order-2" : undefined}>
        <h2 className="text-section font-heading text-balance tracking-[-.028em]">{title}</h2>
        <p className="mt-3.5 mb-6 text-lead text-pretty text-ink-2">{children}</p>
        {action}
      </div>
      <div aria-hidden="true">{art}</div>
    </section>
  );
}

/** What the tools are good for. */
export function KeyFeatures({ press }: { press: PressFeature }) {
  const look = buttonStyles({ variant: "secondary" });
  return (
    <>
      <KeyFeature
        title={<Trans>Monitor spending habits</Trans>}
        art={<SpendingArt />}
        action={
          <FeatureAction id="feature1" press={press} className={look}>
            <Trans>Start recording</Trans>
          </FeatureAction>
        }
      >
        <Trans>
          See where every rupiah goes, by category, without a spreadsheet. When a habit gets
          expensive, you'll catch it early.
        </Trans>
      </KeyFeature>
      <KeyFeature
        artFirst
        title={<Trans>Set achievable money goals</Trans>}
        art={<GoalsArt />}
        action={
          <FeatureAction id="feature5" press={press} className={look}>
            <Trans>Set a goal</Trans>
          </FeatureAction>
        }
      >
        <Trans>
          Name a goal, set aside a share of your income and watch the barn fill. We'll tell you
          which month you'll get there.
        </Trans>
      </KeyFeature>
    </>
  );
}

function Goal({
  barn,
  percent,
  children,
}: {
  barn: ReactNode;
  percent: number;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col items-center text-center">
      {barn}
      <span className="mt-1.5 font-bold">{children}</span>
      <span className="money text-small text-ink-2">
        <Trans>{percent}% full</Trans>
      </span>
    </li>
  );
}

const side = "h-auto w-full max-w-25";

/** Illustration of three goals in progress. */
function GoalsArt() {
  return (
    <div className="overflow-hidden rounded-2xl bg-gold-soft px-4.5 py-6 sm:p-9">
      <ul className="mx-auto grid max-w-105 grid-cols-[3fr_4fr_3fr] items-end gap-2">
        <Goal barn={<Barn percent={36} className={side} />} percent={36}>
          <Trans>Umrah</Trans>
        </Goal>
        <Goal barn={<Barn percent={62} className="h-auto w-full max-w-32" />} percent={62}>
          <Trans>Emergency</Trans>
        </Goal>
        <Goal barn={<Barn percent={90} className={side} />} percent={90}>
          <Trans>Gadget</Trans>
        </Goal>
      </ul>
    </div>
  );
}

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
function SpendingArt() {
  const { t } = useLingui();
  const spent = useCounts().short(total);
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

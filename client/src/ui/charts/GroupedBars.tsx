import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { cx } from "@/lib/cx";

import { Skeleton } from "../Skeleton";
import { BarsTable } from "./BarsTable";
import { BarTooltip } from "./BarTooltip";
import type { Period } from "./period";
import { PeriodColumns } from "./PeriodColumns";
import { useSeen } from "./use-seen";

const Plot = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ "./GroupedBarsPlot")).GroupedBarsPlot,
}));

interface GroupedBarsProps {
  /** What the chart shows, for instance "Income and expenses by month". */
  caption: string;
  periods: readonly Period[];
  /** Called with the key of the period that was pressed. */
  onSelect?: (key: string) => void;
  /** The height of the plot; never above 400 px. */
  plotClassName?: string;
}

/** Income beside expenses, period by period; hover, focus or a tap tells the amounts. */
export function GroupedBars({
  caption,
  periods,
  onSelect,
  plotClassName = "h-64 sm:h-75",
}: GroupedBarsProps) {
  const { t } = useLingui();
  const { place, seen } = useSeen<HTMLDivElement>();
  const [shown, setShown] = useState<number | null>(null);
  const waiting = <Skeleton className="h-full w-full" />;
  const told = shown === null ? undefined : periods[shown];

  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      <div ref={place} className={cx("relative", plotClassName)}>
        <PeriodColumns
          label={t`Periods`}
          periods={periods}
          shown={shown}
          onShow={setShown}
          onSelect={onSelect}
        />
        <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-2 bottom-8">
          {seen ? (
            <Suspense fallback={waiting}>
              <Plot periods={periods} />
            </Suspense>
          ) : (
            waiting
          )}
        </div>
        {told && shown !== null && (
          <BarTooltip period={told} position={(shown + 0.5) / periods.length} />
        )}
      </div>
      <ul
        aria-hidden="true"
        className="mt-2.5 flex flex-wrap gap-4.5 text-small leading-5 font-medium text-ink-2"
      >
        <li className="inline-flex items-center gap-2">
          <span className="size-3 rounded-sm bg-income-bar" />
          <Trans>Income</Trans>
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="hatched size-3 rounded-sm" />
          <Trans>Expense</Trans>
        </li>
      </ul>
      <BarsTable caption={caption} periods={periods} />
    </figure>
  );
}

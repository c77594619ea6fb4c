import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";

import { cx } from "@/lib/cx";

import { Skeleton } from "../feedback/Skeleton";
import { BarsFoot } from "./BarsFoot";
import { BarsTable } from "./BarsTable";
import { BarTooltip } from "./BarTooltip";
import type { Period } from "./period";
import { PeriodColumns } from "./PeriodColumns";
import { useInView } from "./use-in-view";

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
  /** Offers the figures as a table instead of the bars. */
  offersTable?: boolean;
}

/** Income beside expenses, period by period; hover, focus or a tap tells the amounts. */
export function GroupedBars({ offersTable = false, ...chart }: GroupedBarsProps) {
  const { caption, periods, onSelect } = chart;
  const [table, setTable] = useState(false);
  return (
    <figure className="min-w-0">
      <figcaption className="sr-only">{caption}</figcaption>
      {!table && <Bars {...chart} />}
      {table && <BarsTable shown caption={caption} periods={periods} onSelect={onSelect} />}
      <BarsFoot table={offersTable ? table : undefined} onTable={setTable} />
      {!table && <BarsTable caption={caption} periods={periods} />}
    </figure>
  );
}

function Bars({
  periods,
  onSelect,
  plotClassName = "h-64 sm:h-75",
}: Omit<GroupedBarsProps, "caption" | "offersTable">) {
  const { t } = useLingui();
  const { place, seen } = useInView<HTMLDivElement>();
  const [shown, setShown] = useState<number | null>(null);
  const [touched, setTouched] = useState(false);
  const waiting = <PlotWaiting columns={periods.length} />;
  const told = shown === null ? undefined : periods[shown];
  return (
    <div
      ref={place}
      className={cx("relative", plotClassName)}
      onPointerDown={({ pointerType }) => setTouched(pointerType === "touch")}
    >
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
        <BarTooltip
          period={told}
          position={(shown + 0.5) / periods.length}
          hint={touched && onSelect !== undefined}
        />
      )}
    </div>
  );
}

const HEIGHTS = ["h-3/5", "h-3/4", "h-full", "h-2/3", "h-5/6", "h-3/4", "h-1/2"];

/** The shapes of the bars, each in its column. */
function PlotWaiting({ columns }: { columns: number }) {
  return (
    <div className="grid h-full auto-cols-fr grid-flow-col items-end gap-x-[4%] px-[2%]">
      {Array.from({ length: columns }, (_, column) => HEIGHTS[column % HEIGHTS.length]).map(
        (height, column) => (
          <Skeleton key={`${column}-${height}`} className={cx("rounded-m", height)} />
        ),
      )}
    </div>
  );
}

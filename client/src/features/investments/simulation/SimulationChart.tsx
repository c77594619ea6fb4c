import { plural, selectOrdinal } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

import type { LinePoint } from "@/ui/charts/line-shapes";
import { LineChart } from "@/ui/charts/LineChart";
import { useShortAmount } from "@/ui/charts/use-short-amount";
import { Money } from "@/ui/money/Money";

import { listMarkedYears, type Plan, type Year } from "./simulate";

interface SimulationChartProps {
  plan: Plan;
  years: readonly Year[];
}

function usePoints({ plan, years }: SimulationChartProps): LinePoint[] {
  const { t } = useLingui();
  const marked = new Set(listMarkedYears(plan.years));
  const label = (year: number) =>
    year === 0
      ? t`Now`
      : t`${selectOrdinal(year, { one: "#st", two: "#nd", few: "#rd", other: "#th" })}`;
  const title = (year: number) =>
    year === 0 ? t`Today` : t`${plural(year, { one: "After # year", other: "After # years" })}`;
  return years.map(({ year, expected, paid, low, high }) => ({
    at: year,
    label: label(year),
    title: title(year),
    main: expected,
    base: paid,
    low,
    high,
    marked: marked.has(year),
  }));
}

/** The curve of a simulation, and its end in words. */
export function SimulationChart({ plan, years }: SimulationChartProps) {
  const { t } = useLingui();
  const points = usePoints({ plan, years });
  const { inRupiah } = useShortAmount();
  const highest = Math.max(...years.map(({ expected, high }) => Math.max(expected, high)));
  const words = {
    main: t`Expected value`,
    base: t`Money put in`,
    low: t`Low`,
    high: t`High`,
    axis: t`Year`,
    mainEnd: t`expected`,
    baseEnd: t`put in`,
  };
  return (
    <>
      <LineChart caption={t`Investment Simulation`} points={points} words={words}>
        <p className="min-w-0 flex-1 basis-60 text-caption text-ink-3">
          <Trans>Years from today.</Trans> {inRupiah && <Units highest={highest} />}{" "}
          <Trans>A simulation, not a promise.</Trans> <Trans>This is not investment advice.</Trans>
        </p>
      </LineChart>
      <Result years={plan.years} end={years.at(-1)} real={plan.inflation} />
    </>
  );
}

/** The legend of the short units that the chart uses. */
function Units({ highest }: { highest: number }) {
  if (highest < 1e9) return <Trans>M = million rupiah.</Trans>;
  if (highest < 1e12) return <Trans>M = million, B = billion rupiah.</Trans>;
  return <Trans>M = million, B = billion, T = trillion rupiah.</Trans>;
}

interface ResultProps {
  years: number;
  end: Year | undefined;
  /** In the money of today. */
  real: boolean;
}

function Result({ years, end, real }: ResultProps) {
  if (!end) return null;
  const expected = <Money amount={end.expected} className="font-bold text-ink" />;
  const paid = <Money amount={end.paid} />;
  const low = <Money amount={end.low} />;
  const high = <Money amount={end.high} />;
  return (
    <p role="status" className="rounded-m bg-sunken px-3.5 py-3 text-small leading-5 text-ink-2">
      <Plural value={years} one="After # year:" other="After # years:" />{" "}
      {end.low === end.high ? (
        <Trans>
          {expected} from {paid} put in, in both the low and the high case.
        </Trans>
      ) : (
        <Trans>
          {expected} from {paid} put in; {low} in the low case, {high} in the high case.
        </Trans>
      )}{" "}
      {real && <Trans>All in today's money.</Trans>}
    </p>
  );
}

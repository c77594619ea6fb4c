import { useLingui } from "@lingui/react/macro";

import { useCounts } from "@/i18n/use-counts";
import { Donut } from "@/ui/charts/Donut";

import { ChartCard } from "./ChartCard";
import type { Dashboard } from "./use-dashboard";

const COLORS = [
  { stroke: "stroke-chart-1", fill: "bg-chart-1" },
  { stroke: "stroke-chart-2", fill: "bg-chart-2" },
  { stroke: "stroke-chart-3", fill: "bg-chart-3" },
  { stroke: "stroke-chart-5", fill: "bg-chart-5" },
  { stroke: "stroke-chart-6", fill: "bg-chart-6" },
] as const;
/** All other and unknown countries. */
const REST: Record<string, { stroke: string; fill: string }> = {
  other: { stroke: "stroke-chart-7", fill: "bg-chart-7" },
  "": { stroke: "stroke-chart-8", fill: "bg-chart-8" },
};

/** From which countries people come. */
export function LocationsCard({ locations }: Pick<Dashboard, "locations">) {
  const { t } = useLingui();
  const counts = useCounts();
  const [largest] = locations;
  const slices = locations.map(({ country, label, views, share }, index) => ({
    key: country,
    label,
    value: views,
    // One place of a thousand is rounded so that all of them are the whole.
    share: counts.share(share, 100),
    ...(REST[country] ?? COLORS[index % COLORS.length] ?? COLORS[0]),
  }));
  return (
    <ChartCard
      title={t`Traffic by Location`}
      empty={largest ? null : t`No views in this period`}
      figures={{
        head: [t`Country`, t`Views`, t`Share of total`],
        rows: slices.map(({ key, label, value, share }) => ({
          key,
          cells: [label, counts.count(value), share],
        })),
      }}
    >
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-5">
        <Donut slices={slices} className="w-45 shrink-0">
          <span className="money text-stat font-strong tracking-tight">{slices[0]?.share}</span>
          <span className="text-caption text-ink-2">{largest?.label}</span>
        </Donut>
        <ul className="flex min-w-0 flex-1 basis-56 flex-col gap-3">
          {slices.map(({ key, fill, label, share }) => (
            <li key={key} className="flex items-center gap-2.5">
              <span className={`size-3 shrink-0 rounded-sm ${fill}`} />
              <span className="min-w-0 flex-1 truncate">{label}</span>
              <span className="money font-label">{share}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartCard>
  );
}

import { useLingui } from "@lingui/react/macro";

import { useCounts } from "@/i18n/use-counts";
import { cx } from "@/lib/cx";

import { ChartCard, largestOf } from "./ChartCard";
import type { Dashboard } from "./use-dashboard";

/** With which systems people come. */
export function DevicesCard({ devices }: Pick<Dashboard, "devices">) {
  const { t } = useLingui();
  const counts = useCounts();
  const most = largestOf(devices.map(({ views }) => views));
  const all = devices.reduce((sum, { views }) => sum + views, 0);
  const labelOf = (name: string) => (name === "Other" ? t`Other` : name);
  return (
    <ChartCard
      title={t`Traffic by Device`}
      empty={all === 0 ? t`No views in this period` : null}
      figures={{
        head: [t`System`, t`Views`, t`Share of total`],
        rows: devices.map(({ name, views }) => ({
          key: name,
          cells: [labelOf(name), counts.count(views), counts.share(views, all)],
        })),
      }}
    >
      <ul className="grid h-60 auto-cols-fr grid-flow-col">
        {devices.map(({ name, views }) => (
          <li key={name} className="flex min-w-0 flex-col text-center text-caption">
            <div className="flex flex-1 flex-col justify-end border-b border-chart-grid">
              <span className="money font-bold">{counts.short(views)}</span>
              <div
                className={cx(
                  "mx-auto mt-1.5 w-full max-w-8 rounded-t-badge",
                  views === most ? "bg-chart-1" : "bg-chart-7",
                )}
                style={{ height: `${(views / most) * 84}%` }}
              />
            </div>
            <span className="-mx-1 pt-2 font-medium text-chart-label">{labelOf(name)}</span>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

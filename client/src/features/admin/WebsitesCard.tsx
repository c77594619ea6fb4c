import { useLingui } from "@lingui/react/macro";

import { useCounts } from "@/i18n/use-counts";
import { cx } from "@/lib/cx";

import { ChartCard, largestOf } from "./ChartCard";
import type { Dashboard } from "./use-dashboard";

/** What led people here: a bar for each domain, as long as its part of the largest. */
export function WebsitesCard({ websites }: Pick<Dashboard, "websites">) {
  const { t } = useLingui();
  const counts = useCounts();
  const most = largestOf(websites.map(({ visits }) => visits));
  const all = websites.reduce((sum, { visits }) => sum + visits, 0);
  const labelOf = (name: string) => ({ "": t`Direct`, other: t`Other` })[name] ?? name;
  return (
    <ChartCard
      title={t`Traffic by Website`}
      empty={websites.length === 0 ? t`No visits in this period` : null}
      figures={{
        head: [t`Website`, t`Visits`, t`Share of total`],
        rows: websites.map(({ name, visits }) => ({
          key: name,
          cells: [labelOf(name), counts.count(visits), counts.share(visits, all)],
        })),
      }}
    >
      <ul className="flex flex-1 flex-col justify-between gap-3.5">
        {websites.map(({ name, visits }) => (
          <li key={name}>
            <p className="flex justify-between gap-3 text-small">
              <span className="truncate font-label">{labelOf(name)}</span>
              <span className="money text-ink-2">{counts.count(visits)}</span>
            </p>
            <div className="mt-1.5 h-2 overflow-hidden rounded-full bg-track">
              <div
                className={cx("h-full rounded-full", visits === most ? "bg-chart-1" : "bg-chart-7")}
                style={{ width: `${(visits / most) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

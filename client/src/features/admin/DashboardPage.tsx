import { Trans, useLingui } from "@lingui/react/macro";

import { useAddress } from "@/lib/use-address";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { PageHeader } from "@/ui/PageHeader";

import { DashboardWaiting } from "./DashboardWaiting";
import { DevicesCard } from "./DevicesCard";
import { FigureCards } from "./FigureCards";
import { GlanceCard } from "./GlanceCard";
import { LocationsCard } from "./LocationsCard";
import { NotFresh } from "./NotFresh";
import { RangeChoice } from "./RangeChoice";
import { DEFAULT_RANGE, type Range, rangeOf } from "./ranges";
import { SECOND_ROW, THIRD_ROW } from "./rows";
import { TotalUsersCard } from "./TotalUsersCard";
import { type Dashboard, useDashboard } from "./use-dashboard";
import { WebsitesCard } from "./WebsitesCard";

export default function DashboardPage() {
  const { t } = useLingui();
  const { words, change } = useAddress();
  const range = rangeOf(words.get("range"));
  const { data, isError, isFetching, isPlaceholderData, refetch } = useDashboard(range);
  const choose = (chosen: Range) =>
    change(() => new URLSearchParams(chosen === DEFAULT_RANGE ? {} : { range: chosen }));
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Dashboard</Trans>}
        actions={<RangeChoice value={range} onChange={choose} />}
      />
      {data && isError && <NotFresh asOf={data.as_of} busy={isFetching} onRetry={refetch} />}
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-200" : undefined}
        >
          <Cards dashboard={data} />
        </div>
      ) : isError ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {t`The dashboard could not be loaded. Check your connection and try again.`}
          </ErrorState>
        </Card>
      ) : (
        <DashboardWaiting />
      )}
    </div>
  );
}

function Cards({ dashboard }: { dashboard: Dashboard }) {
  const { total_users, websites, devices, locations, health, as_of } = dashboard;
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <FigureCards dashboard={dashboard} />
      <div className={SECOND_ROW}>
        <div className="min-w-0 lg:col-span-2">
          <TotalUsersCard total_users={total_users} />
        </div>
        <WebsitesCard websites={websites} />
      </div>
      <div className={THIRD_ROW}>
        <DevicesCard devices={devices} />
        <LocationsCard locations={locations} />
      </div>
      <GlanceCard health={health} as_of={as_of} />
    </div>
  );
}

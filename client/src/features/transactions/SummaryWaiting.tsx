import { useLingui } from "@lingui/react/macro";

import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { ChartWaiting } from "./ChartWaiting";

/** The shapes of a summary that is on its way. */
export function SummaryWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your summary`}>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-11 rounded-m" />
        <Skeleton className="mx-auto h-11 w-56 rounded-m" />
        <ChartWaiting className="h-64 sm:h-80" />
      </div>
    </Loading>
  );
}

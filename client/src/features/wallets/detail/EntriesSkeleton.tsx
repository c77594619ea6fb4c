import { useLingui } from "@lingui/react/macro";

import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

const DAYS = [["w-40", "w-52"], ["w-36", "w-44", "w-48"], ["w-32"]];

/** The skeleton of some days. */
export function EntriesSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the entries`}>
      <Skeleton className="ml-1 h-5 w-24" />
      {DAYS.map((day) => (
        <div key={day.join()}>
          <Skeleton className="mt-2 ml-1 mb-1.5 h-4 w-32" />
          <div className="rounded-xl border border-line bg-surface px-4 shadow-card">
            {day.map((width) => (
              <div key={width} className="flex min-h-15 items-center gap-3.5">
                <Skeleton className="size-11 shrink-0 rounded-control" />
                <Skeleton className={`h-4 ${width}`} />
                <Skeleton className="ml-auto h-4 w-20" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}

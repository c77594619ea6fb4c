import { useLingui } from "@lingui/react/macro";

import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

/** What stands in the place of a screen whose code is on its way. */
export function ScreenSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading...`}>
      <Skeleton className="mb-5 h-9 w-48" />
      <Skeleton className="mb-5 h-56 rounded-2xl" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-40 rounded-xl" />
        <Skeleton className="h-40 rounded-xl" />
      </div>
    </Loading>
  );
}

import { useLingui } from "@lingui/react/macro";

import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

/** Shown until it is known which mails the link is about. */
export function Reading() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking at your link`}>
      <div className="flex flex-col items-center gap-4">
        <Skeleton className="size-22 rounded-full" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </Loading>
  );
}

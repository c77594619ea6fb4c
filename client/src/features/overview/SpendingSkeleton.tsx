import { useLingui } from "@lingui/react/macro";

import { Card } from "@/ui/layout/Card";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

/** The skeleton of the spending card. */
export function SpendingSkeleton({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <Card className={className}>
      <Loading label={t`Loading what you spent`}>
        <Skeleton className="mt-1.5 mb-5.5 h-6 w-36" />
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-5">
          <Skeleton className="aspect-square w-full max-w-47 min-w-36 flex-1 rounded-full" />
          <div className="flex min-w-[max(144px,9rem)] flex-1 flex-col gap-4">
            {["needs", "wants", "savings"].map((name) => (
              <Skeleton key={name} className="min-h-18 rounded-m" />
            ))}
          </div>
        </div>
        <Skeleton className="mt-4 h-11 rounded-m" />
      </Loading>
    </Card>
  );
}

import { useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { LinesWaiting } from "./LinesWaiting";

const WIDTHS = ["w-40", "w-52", "w-36", "w-44", "w-48", "w-32", "w-40", "w-52", "w-36", "w-44"];

/** The shapes of a list that is on its way: a table, on phones the cards of some days. */
export function TransactionsWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your transactions`}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-4 px-1 sm:min-h-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="rounded-xl border border-line bg-surface px-3 pt-3 pb-2 shadow-card max-sm:hidden">
        <Skeleton className="h-11 rounded-m" />
        {WIDTHS.map((width, at) => (
          <div
            key={`${at}-${width}`}
            className="flex h-15 items-center gap-3.5 border-b border-line px-4 last:border-b-0"
          >
            <Skeleton className="size-11 shrink-0 rounded-control" />
            <Skeleton className={cx("h-4", width)} />
            <Skeleton className="ml-auto h-4 w-32" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-20 rounded-badge" />
          </div>
        ))}
      </div>
      <div className="sm:hidden">
        {[WIDTHS.slice(0, 2), WIDTHS.slice(2, 5), WIDTHS.slice(5, 7)].map((day) => (
          <div key={day.join()}>
            <div className="flex h-10 items-end justify-between px-1 pb-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 w-20" />
            </div>
            <div className="rounded-xl border border-line bg-surface px-4 shadow-card">
              <LinesWaiting widths={day} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

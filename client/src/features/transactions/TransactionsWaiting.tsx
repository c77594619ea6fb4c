import { useLingui } from "@lingui/react/macro";

import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { LinesWaiting } from "./LinesWaiting";

const WIDTHS = ["w-40", "w-52", "w-36", "w-44", "w-48", "w-32"];

/** The shapes of a list that is on its way. */
export function TransactionsWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your transactions`}>
      <div className="mb-3 flex justify-between gap-4">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="rounded-xl border border-line bg-surface px-4 shadow-card">
        <LinesWaiting widths={WIDTHS} />
      </div>
    </Loading>
  );
}

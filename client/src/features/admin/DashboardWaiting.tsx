import { useLingui } from "@lingui/react/macro";

import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { FIGURES_GRID } from "./FigureCards";
import { SECOND_ROW, THIRD_ROW } from "./rows";

/** The dashboard before its figures are there. */
export function DashboardWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the dashboard`}>
      <div className="flex flex-col gap-3 sm:gap-5">
        <div className={FIGURES_GRID}>
          {["views", "visits", "new", "active"].map((name) => (
            <Card key={name} className="flex flex-col gap-2.5 px-3.5 py-3.5 sm:px-4.5 sm:py-4.5">
              <Skeleton className="h-5 w-20 sm:my-2" />
              <Skeleton className="h-8 w-28" />
              <Skeleton className="h-6 w-24" />
            </Card>
          ))}
        </div>
        <div className={SECOND_ROW}>
          <Skeleton className="h-100 rounded-xl lg:col-span-2" />
          <Skeleton className="h-100 rounded-xl" />
        </div>
        <div className={THIRD_ROW}>
          <Skeleton className="h-80 rounded-xl" />
          <Skeleton className="h-80 rounded-xl" />
        </div>
      </div>
    </Loading>
  );
}

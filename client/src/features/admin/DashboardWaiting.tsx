import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { FIGURES_GRID } from "./FigureCards";
import { SECOND_ROW, THIRD_ROW } from "./rows";

const SIX = [0, 1, 2, 3, 4, 5];

/** The dashboard before its figures are there: the same cards, with the shapes of their charts. */
export function DashboardWaiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the dashboard`}>
      <div className="flex flex-col gap-3 sm:gap-5">
        <div className={FIGURES_GRID}>
          {["views", "visits", "new", "active"].map((name) => (
            <Card key={name} className="flex flex-col gap-1.5 px-3.5 py-3.5 sm:px-4.5 sm:py-4.5">
              <div className="flex items-center justify-between gap-2">
                <Skeleton className="my-0.5 h-4 w-20" />
                <Skeleton className="hidden size-9 rounded-m sm:block" />
              </div>
              <Skeleton className="my-0.5 h-7 w-24" />
              <Skeleton className="h-6 w-20" />
            </Card>
          ))}
        </div>
        <div className={SECOND_ROW}>
          <Waiting className="lg:col-span-2">
            <Skeleton className="h-64 rounded-m sm:h-75" />
          </Waiting>
          <Waiting>
            <WaitingBars />
          </Waiting>
        </div>
        <div className={THIRD_ROW}>
          <Waiting>
            <WaitingColumns />
          </Waiting>
          <Waiting>
            <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-5">
              <Skeleton className="my-7.5 size-45 rounded-full" />
              <div className="flex min-w-0 flex-1 basis-56 flex-col gap-5">
                {SIX.slice(2).map((line) => (
                  <Skeleton key={line} className="h-4" />
                ))}
              </div>
            </div>
          </Waiting>
        </div>
      </div>
    </Loading>
  );
}

/** A card with its title, its chart and the room of the button below it. */
function Waiting({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Card className={className}>
      <Skeleton className="mt-2 mb-6 h-5 w-40" />
      {children}
      <div className="h-11.5" />
    </Card>
  );
}

function WaitingBars() {
  return (
    <div className="flex flex-col gap-3.5">
      {SIX.map((line) => (
        <div key={line}>
          <Skeleton className="mt-0.5 mb-2 h-4 w-28" />
          <Skeleton className="h-2" />
        </div>
      ))}
    </div>
  );
}

const HEIGHTS = ["h-1/4", "h-2/5", "h-1/2", "h-3/5", "h-4/5", "h-1/5"];

function WaitingColumns() {
  return (
    <div className="grid h-60 grid-cols-6 items-end pb-6.5">
      {HEIGHTS.map((height) => (
        <Skeleton key={height} className={`mx-auto w-full max-w-8 rounded-badge ${height}`} />
      ))}
    </div>
  );
}

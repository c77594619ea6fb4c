import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Card } from "@/ui/layout/Card";
import { Loading } from "@/ui/feedback/Loading";
import { useWholePage } from "@/ui/layout/page-frame";
import { PageHeader } from "@/ui/layout/PageHeader";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { BackToList } from "./BackToList";

/** The page of the editor where there is nothing to edit. */
export function EditorFrame({ children }: { children: ReactNode }) {
  useWholePage();
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <div className="flex items-center gap-1 sm:gap-2">
        <BackToList />
        <PageHeader title={<Trans>Edit article</Trans>} />
      </div>
      {children}
    </div>
  );
}

/** Placeholder while the article loads. */
export function EditorSkeleton() {
  const { t } = useLingui();
  return (
    <EditorFrame>
      <Loading label={t`Loading the article`}>
        <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_--spacing(81)]">
          <Card className="flex flex-col gap-4.5">
            <Skeleton className="h-13 w-full rounded-control sm:w-72" />
            <div className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
              <PaneSkeleton />
              <PaneSkeleton className="max-lg:hidden" />
            </div>
          </Card>
          <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-2 xl:grid-cols-1">
            <Card>
              <Skeleton className="h-5 w-28" />
              <Skeleton className="mt-6 h-6 w-20" />
              <Skeleton className="mt-6 h-12 rounded-m" />
            </Card>
            <Card>
              <Skeleton className="h-5 w-20" />
              <Skeleton className="mt-5 aspect-8/5 rounded-panel" />
            </Card>
          </div>
        </div>
      </Loading>
    </EditorFrame>
  );
}

/** The fields of one language. */
function PaneSkeleton({ className }: { className?: string }) {
  return (
    <div className={className}>
      <div className="flex flex-col gap-6">
        <Skeleton className="mt-1 h-14 rounded-m" />
        <Skeleton className="h-27 rounded-m" />
        <Skeleton className="h-96 rounded-m" />
      </div>
    </div>
  );
}

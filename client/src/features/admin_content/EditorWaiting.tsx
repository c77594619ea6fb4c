import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Card } from "@/ui/Card";
import { Loading } from "@/ui/Loading";
import { useWholePage } from "@/ui/page-frame";
import { PageHeader } from "@/ui/PageHeader";
import { Skeleton } from "@/ui/Skeleton";

/** The page of the editor where there is nothing to edit. */
export function EditorFrame({ children }: { children: ReactNode }) {
  useWholePage();
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={<Trans>Edit article</Trans>} />
      <Card>{children}</Card>
    </div>
  );
}

/** Stands in until the article is there. */
export function EditorWaiting() {
  const { t } = useLingui();
  return (
    <EditorFrame>
      <Loading label={t`Loading the article`}>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-15 w-full rounded-m" />
          <Skeleton className="h-19 w-full rounded-m" />
          <Skeleton className="h-96 w-full rounded-m" />
        </div>
      </Loading>
    </EditorFrame>
  );
}

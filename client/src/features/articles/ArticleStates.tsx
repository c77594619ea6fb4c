import { Trans, useLingui } from "@lingui/react/macro";

import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { VisuallyHidden } from "@/ui/VisuallyHidden";

/** The shape of the article that will come; its heading takes the focus meanwhile. */
export function ArticleWaiting() {
  const { t } = useLingui();
  return (
    <>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{t`Loading the article`}</VisuallyHidden>
      </h1>
      <Loading label={t`Loading the article`}>
        <Skeleton className="mt-2 h-12 w-full" />
        <Skeleton className="mt-3.5 h-8 w-64" />
        <Skeleton className="mt-6 aspect-2/1 rounded-xl" />
        <div className="mt-8 space-y-2.5">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      </Loading>
    </>
  );
}

export function ArticleFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 text-center">
        <Trans>This article is not here yet</Trans>
      </h1>
      <ErrorState onRetry={onRetry}>
        <Trans>It could not be loaded. Check your connection and try again.</Trans>
      </ErrorState>
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { usePublicPath } from "@/i18n/use-public-path";
import { type ArticleKind, PUBLIC_PATHS } from "@/lib/paths";
import { ButtonLink } from "@/ui/ButtonLink";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { LISTS } from "./lists";

/** Cards in the shape of those that will come. */
export function ListWaiting({ kind }: { kind: ArticleKind }) {
  const { t } = useLingui();
  const { columns, waiting } = LISTS[kind];
  return (
    <Loading label={t`Loading the articles`}>
      <div className={columns}>
        {Array.from({ length: waiting }, (_, index) => (
          <div key={index} className="space-y-2.5">
            <Skeleton className="aspect-16/10 rounded-xl" />
            <Skeleton className="mt-4 h-4 w-40" />
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-11 w-28" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState onRetry={onRetry}>
      <Trans>The articles could not be loaded. Check your connection and try again.</Trans>
    </ErrorState>
  );
}

/** An operator has taken everything away, or nothing was written yet. */
export function NothingWritten() {
  const address = usePublicPath();
  return (
    <EmptyState
      illustration="empty-transactions"
      title={<Trans>The shelf is still empty.</Trans>}
      action={
        <ButtonLink to={address(PUBLIC_PATHS.home)} variant="secondary">
          <Trans>Back to home</Trans>
        </ButtonLink>
      }
    >
      <Trans>The next article is being written. Come back in a few days.</Trans>
    </EmptyState>
  );
}

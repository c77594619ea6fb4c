import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { APP_PATHS } from "@/lib/paths";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { MissingPage } from "@/ui/feedback/MissingPage";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card } from "@/ui/layout/Card";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";
import { PageHeader } from "@/ui/layout/PageHeader";

import type { useDebt } from "../queries";

export const DEBT_NOT_FOUND = msg`Debt not found`;

/** Whether the address names a debt that is not there, or not any more. */
export function isUnknown(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/** The page of a debt while it loads, or when it could not be loaded. */
export function DebtPending({ query }: { query: ReturnType<typeof useDebt> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { error, isFetching, refetch } = query;
  if (isUnknown(error)) return <UnknownDebt />;
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={<Trans>Debt</Trans>} />
      {error ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {failureText(error)}
          </ErrorState>
        </Card>
      ) : (
        <>
          <HeroCardSkeleton />
          <Loading label={t`Loading the schedule`}>
            <Card>
              <Skeleton className="mb-5 h-6 w-32" />
              <Skeleton className="h-64 rounded-m" />
            </Card>
          </Loading>
        </>
      )}
    </div>
  );
}

function UnknownDebt() {
  const { t } = useLingui();
  return (
    <MissingPage
      heading={t(DEBT_NOT_FOUND)}
      title={<Trans>This debt isn't here</Trans>}
      to={APP_PATHS.debts}
      action={<Trans>See all debts</Trans>}
    >
      <Trans>It may have been deleted.</Trans>
    </MissingPage>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { importPath } from "@/lib/paths";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Card } from "@/ui/layout/Card";
import { PageHeader } from "@/ui/layout/PageHeader";

import type { useImport } from "../queries";

export const IMPORT_NOT_FOUND = msg`Import not found`;

/** Whether the address names an import that is not there, or not any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.status === 404;
}

/** The page of one import while it loads, or when it could not be loaded. */
export function ReviewPending({ query }: { query: ReturnType<typeof useImport> }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { error, isFetching, refetch } = query;
  const missing = isMissing(error);
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={missing ? t(IMPORT_NOT_FOUND) : <Trans>Import</Trans>} />
      {missing && <Missing />}
      {error && !missing && (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {failureText(error)}
          </ErrorState>
        </Card>
      )}
      {!error && (
        <Loading label={t`Loading the import`}>
          <Skeleton className="mb-4 h-40 rounded-xl" />
          <Skeleton className="h-120 rounded-xl" />
        </Loading>
      )}
    </div>
  );
}

function Missing() {
  return (
    <Card>
      <EmptyState
        illustration="not-found"
        title={<Trans>This import isn't here</Trans>}
        action={
          <ButtonLink to={importPath()}>
            <Trans>See all imports</Trans>
          </ButtonLink>
        }
      >
        <Trans>A draft is deleted after 24 hours, or when you discard it.</Trans>
      </EmptyState>
    </Card>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { PageHeader } from "@/ui/PageHeader";
import { Skeleton } from "@/ui/Skeleton";

import { Destination } from "./Destination";
import { Notices } from "./Notices";

/** What Lumbung writes to a person, where it goes and in which language. */
export default function NotificationPage() {
  return (
    <div className="flex max-w-190 flex-col gap-4 sm:gap-5">
      <PageHeader title={<Trans>Notification</Trans>} />
      <Notices />
      <Where />
      <Alert tone="info">
        <Trans>Important account notices may still be sent.</Trans>
      </Alert>
    </div>
  );
}

function Where() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  if (account) return <Destination account={account} />;
  return (
    <Card>
      {error ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <Loading label={t`Loading...`}>
          <Skeleton className="mb-5 h-6 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="mt-4 h-11" />
        </Loading>
      )}
    </Card>
  );
}

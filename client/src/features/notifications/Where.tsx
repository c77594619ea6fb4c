import { useLingui } from "@lingui/react/macro";

import { useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import { Destination } from "./Destination";

/** Where the letters go, once the account is there. */
export function Where() {
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

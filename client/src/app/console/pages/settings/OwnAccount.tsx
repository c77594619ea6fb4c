import type { ReactNode } from "react";

import { type Account, useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Skeleton } from "@/ui/feedback/Skeleton";

interface OwnAccountProps {
  children: (account: Account) => ReactNode;
}

/** What needs the operator's own account, once it is there. */
export function OwnAccount({ children }: OwnAccountProps) {
  const failureText = useFailureText();
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  if (account) return children(account);
  if (!error) return <Skeleton className="h-90 rounded-xl" />;
  return (
    <Card>
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}

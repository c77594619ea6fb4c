import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { ProfileForm } from "./ProfileForm";

interface AccountInformationProps {
  /** The person's picture and the ways to change it. */
  photo: ReactNode;
  /** The person has just said to be under 18. */
  onUnderAge: () => void;
}

/** Who the person is: picture and details. */
export function AccountInformation({ photo, onUnderAge }: AccountInformationProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  return (
    <Card aria-label={t`Account Information`}>
      {account && (
        <>
          <div className="mb-6">{photo}</div>
          <ProfileForm account={account} onUnderAge={onUnderAge} />
        </>
      )}
      {!account && error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )}
      {!account && !error && <ProfileSkeleton />}
    </Card>
  );
}

function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading...`}>
      <div className="mb-6 flex items-center gap-5">
        <Skeleton className="size-22 rounded-full" />
        <Skeleton className="h-11 w-40" />
      </div>
      <div className="grid gap-4.5 sm:grid-cols-2">
        {["name", "email", "phone", "age", "country"].map((field) => (
          <div key={field}>
            <Skeleton className="mb-1.5 h-5 w-24" />
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

import { useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";

import type { InvitationState } from "./use-invitation";

/** While the invitation is read; when that fails the same link may work in a moment. */
export function InvitationReading({ error, retry }: InvitationState) {
  const { t } = useLingui();
  const failureText = useFailureText();
  if (error) return <ErrorState onRetry={retry}>{failureText(error)}</ErrorState>;
  return (
    <Loading label={t`Loading your invitation`}>
      <div className="flex flex-col gap-4.5">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
        <Skeleton className="h-13 w-full" />
      </div>
    </Loading>
  );
}

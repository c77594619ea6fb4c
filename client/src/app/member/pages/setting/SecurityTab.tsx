import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";

import { useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { GuestSecurity } from "@/features/auth/GuestSecurity";
import { PasswordCard } from "@/features/auth/PasswordCard";
import { DEVICES_KEY } from "@/features/sessions/use-devices";
import { lazyComponent } from "@/lib/lazy-component";
import { MEMBER } from "@/lib/roles";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Skeleton } from "@/ui/feedback/Skeleton";

const DevicesCard = lazyComponent(async () => {
  const part = await import(/* webpackChunkName: "devices" */ "@/features/sessions/DevicesCard");
  return { default: part.DevicesCard };
});
const SecondFactorCard = lazyComponent(async () => {
  const part = await import(
    /* webpackChunkName: "second-factor" */ "@/features/second_factor/SecondFactorCard"
  );
  return { default: part.SecondFactorCard };
});

/** How somebody proves to be it, and where they are signed in. */
export default function SecurityTab() {
  const account = useAccountQuery().data;
  const client = useQueryClient();
  if (account?.is_guest) return <GuestSecurity />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 xl:grid-cols-12">
      <div className="flex flex-col gap-4 sm:gap-5 xl:col-span-8">
        <PasswordCard
          email={account?.email ?? ""}
          onChanged={() => void client.invalidateQueries({ queryKey: DEVICES_KEY })}
        />
        <Suspense fallback={<Skeleton className="h-56 rounded-xl" />}>
          <DevicesCard />
        </Suspense>
      </div>
      <div className="xl:col-span-4">
        <Suspense fallback={<Skeleton className="h-44 rounded-xl" />}>
          <SecondFactor />
        </Suspense>
      </div>
    </div>
  );
}

/** Whether the second factor is on stands in the account. */
function SecondFactor() {
  const failureText = useFailureText();
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  if (account) {
    return <SecondFactorCard on={account.second_factor} operator={account.role !== MEMBER} />;
  }
  if (!error) return <Skeleton className="h-44 rounded-xl" />;
  return (
    <Card>
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    </Card>
  );
}

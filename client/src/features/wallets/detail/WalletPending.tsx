import { Trans } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { HeroCardSkeleton } from "@/ui/layout/HeroCardSkeleton";
import { PageHeader } from "@/ui/layout/PageHeader";

import type { useWallets } from "../queries";
import { EntriesSkeleton } from "./EntriesSkeleton";

/** The page of a wallet while it loads, or when it could not be loaded. */
export function WalletPending({ query }: { query: ReturnType<typeof useWallets> }) {
  const failureText = useFailureText();
  const { error, isFetching, refetch } = query;
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader title={<Trans>Wallet</Trans>} />
      {error ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {failureText(error)}
          </ErrorState>
        </Card>
      ) : (
        <>
          <HeroCardSkeleton />
          <EntriesSkeleton />
        </>
      )}
    </div>
  );
}

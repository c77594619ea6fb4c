import { useLingui } from "@lingui/react/macro";

import { useAccountQuery } from "@/api/use-account";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

import { MoneyMonthCard } from "./MoneyMonthCard";
import { OpeningAmountForm } from "./OpeningAmountForm";

/** How the person's money is counted: from which day on, and from which amount. */
export function MoneySettings() {
  const { t } = useLingui();
  const { data: account, error } = useAccountQuery();
  if (account) {
    return (
      <>
        <MoneyMonthCard account={account} />
        <OpeningAmountForm account={account} />
      </>
    );
  }
  // Without an account, the first card of the tab offers to try again for both.
  if (error) return null;
  return (
    <Loading label={t`Loading`}>
      <Skeleton className="mb-5 h-105 rounded-xl" />
      <Skeleton className="h-90 rounded-xl" />
    </Loading>
  );
}

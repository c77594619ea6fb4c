import { Trans } from "@lingui/react/macro";

import { useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { ErrorState } from "@/ui/ErrorState";

/** The person's own details. */
export function AccountInformation() {
  const failureText = useFailureText();
  const { data: account, error, isFetching, refetch } = useAccountQuery();
  if (!account) {
    return (
      error && (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
          {failureText(error)}
        </ErrorState>
      )
    );
  }
  return (
    <dl>
      <dt className="text-small text-ink-3">
        <Trans>Full name</Trans>
      </dt>
      <dd className="font-bold wrap-anywhere">{account.fullname}</dd>
    </dl>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

import { type Account, useAccountQuery } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { LANGUAGE_NAMES } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";
import { settingPath } from "@/lib/paths";
import { Card, CardHead } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";

/** Where mails are sent, once the account has loaded. */
export function DestinationsCard() {
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

/** Where the letters go and how they are written, with the way to change it. */
function Destination({ account }: { account: Account }) {
  const { language } = useLanguage();
  return (
    <Card aria-labelledby="destination">
      <CardHead id="destination" title={<Trans>Where we send it</Trans>} />
      <dl className="divide-y divide-line">
        {account.email !== null && (
          <Row
            name={<Trans>Email address</Trans>}
            to={settingPath("account")}
            change={<Trans>Change email address</Trans>}
          >
            {account.email}
          </Row>
        )}
        <Row
          name={<Trans>Language</Trans>}
          to={settingPath("preference")}
          change={<Trans>Change language</Trans>}
        >
          {LANGUAGE_NAMES[account.language ?? language]}
        </Row>
      </dl>
    </Card>
  );
}

interface RowProps {
  name: ReactNode;
  children: ReactNode;
  to: string;
  change: ReactNode;
}

function Row({ name, children, to, change }: RowProps) {
  return (
    <div className="grid grid-cols-1 items-center gap-x-4 py-3 first:pt-0 last:pb-0 sm:max-xl:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-small text-ink-3">{name}</dt>
      <dd className="font-bold wrap-anywhere">{children}</dd>
      <dd className="sm:max-xl:col-start-2 sm:max-xl:row-span-2 sm:max-xl:row-start-1">
        <Link to={to} className="link inline-flex min-h-11 items-center">
          {change}
        </Link>
      </dd>
    </div>
  );
}

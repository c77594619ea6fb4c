import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Badge } from "@/ui/Badge";
import { Card } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Pagination } from "@/ui/Pagination";
import { Skeleton } from "@/ui/Skeleton";
import { Stale } from "@/ui/Stale";
import { useStayingFocus } from "@/ui/use-staying-focus";

import { InvitationLine } from "./InvitationLine";
import { useInvitations } from "./use-invitations";
import { PER_PAGE } from "./use-users";

/** Who was invited, and what became of it. */
export function InvitationsCard() {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useStayingFocus(heading);
  const [page, setPage] = useState(1);
  const invitations = useInvitations(page);
  const total = invitations.data?.total ?? 0;
  return (
    <Card aria-labelledby={id} onFocus={onFocus} className="p-4! sm:p-4!">
      <h2
        ref={heading}
        tabIndex={-1}
        id={id}
        className="mb-1 flex items-center gap-2 px-2 text-title tracking-tight outline-none"
      >
        <Trans>Invitations</Trans>
        {total > 0 && <Badge>{total}</Badge>}
      </h2>
      <Lines query={invitations} />
      <Pagination
        label={t`Pages of invitations`}
        page={page}
        perPage={PER_PAGE}
        total={total}
        stale={invitations.isPlaceholderData}
        onPage={setPage}
      />
    </Card>
  );
}

function Lines({ query }: { query: ReturnType<typeof useInvitations> }) {
  const failureText = useFailureText();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  if (data.total === 0) {
    return (
      <p className="px-2 pb-1 text-ink-2">
        <Trans>Nobody has been invited lately. Add User mails an invitation.</Trans>
      </p>
    );
  }
  return (
    <Stale stale={isPlaceholderData}>
      <ul className="divide-y divide-line">
        {data.datas.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Stale>
  );
}

function Waiting() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the invitations`}>
      <Skeleton className="mx-2 my-2 h-11" />
    </Loading>
  );
}

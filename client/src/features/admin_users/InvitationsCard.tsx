import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, Clock, MailX, Undo2 } from "lucide-react";
import { useId, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Pagination } from "@/ui/table/Pagination";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Stale } from "@/ui/table/Stale";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import type { Invitation } from "./types";
import { useDateFormats } from "./use-date-formats";
import { useChangeInvitation, useInvitations } from "./use-invitations";
import { PER_PAGE } from "./use-users";

/** Who was invited, and what became of it. */
export function InvitationsCard() {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const onFocus = useFocusFallback(heading);
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
      <InvitationList query={invitations} />
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

function InvitationList({ query }: { query: ReturnType<typeof useInvitations> }) {
  const failureText = useFailureText();
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (!data && error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!data) return <InvitationsSkeleton />;
  if (data.total === 0) {
    return (
      <p className="px-2 pb-1 text-ink-2">
        <Trans>No recent invitations. Use Add User to send one.</Trans>
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

function InvitationsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the invitations`}>
      <Skeleton className="mx-2 my-2 h-11" />
    </Loading>
  );
}

/** An invitation with its state; it can be resent or withdrawn. */
function InvitationLine({ invitation }: { invitation: Invitation }) {
  const { fullname, email, state } = invitation;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-2 py-3 last:pb-1">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-bold wrap-anywhere">{fullname}</p>
        <p className="text-small wrap-anywhere text-ink-3">{email}</p>
        <Sent invitation={invitation} />
      </div>
      <InvitationState invitation={invitation} />
      {(state === "waiting" || state === "expired") && <Changes invitation={invitation} />}
    </li>
  );
}

function Sent({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const day = useDateFormats().long(invitation.created_at);
  const by = invitation.invited_by;
  return (
    <p className="text-caption text-ink-3">
      {by ? t`Invited ${day} by ${by}` : <Trans>Invited {day}</Trans>}
    </p>
  );
}

function Changes({ invitation }: { invitation: Invitation }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, variables } = useChangeInvitation();
  const { id, fullname: name } = invitation;
  const busy = (act: "resend" | "withdraw") => isPending && variables.act === act;
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">
      <Button
        variant="secondary"
        aria-label={t`Resend ${name}'s invitation`}
        busy={busy("resend")}
        onClick={() => mutate({ id, act: "resend" })}
      >
        <Trans>Resend</Trans>
      </Button>
      <Button
        variant="warning"
        aria-label={t`Withdraw ${name}'s invitation`}
        busy={busy("withdraw")}
        onClick={() => setAsking(true)}
      >
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={t`Withdraw ${name}'s invitation?`}
        confirm={<Trans>Withdraw</Trans>}
        onConfirm={() => {
          setAsking(false);
          mutate({ id, act: "withdraw" });
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>The emailed link stops working right away.</Trans>
      </ConfirmDialog>
    </div>
  );
}

const look = { "aria-hidden": true, className: "size-3.5 shrink-0" } as const;

/** The state of an invitation as an icon and a text. */
function InvitationState({ invitation }: { invitation: Invitation }) {
  const days = useDateFormats();
  const { state, expires_at } = invitation;
  if (state === "waiting") {
    const until = days.moment(expires_at);
    return (
      <Badge wraps icon={<Clock {...look} />}>
        <Trans>Valid until {until}</Trans>
      </Badge>
    );
  }
  if (state === "accepted") {
    return (
      <Badge tone="green" icon={<CircleCheck {...look} />}>
        <Trans>Accepted</Trans>
      </Badge>
    );
  }
  if (state === "withdrawn") {
    return (
      <Badge icon={<Undo2 {...look} />}>
        <Trans>Withdrawn</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="red" icon={<MailX {...look} />}>
      <Trans>Expired</Trans>
    </Badge>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Inbox } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { Avatar } from "@/ui/pictures/Avatar";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { SearchField } from "@/ui/fields/SearchField";
import { Segmented } from "@/ui/fields/Segmented";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Stale } from "@/ui/table/Stale";

import { PER_PAGE, useInbox } from "../queries";
import { AccountStatusBadge } from "../UserLine";
import type { InboxRow, MessageState } from "../types";
import { useListAddress } from "../use-list-address";
import { useCurrentMinute } from "../use-current-minute";
import { useDateFormats } from "../use-date-formats";
import { StateBadge } from "./StateBadge";

const STATES = ["open", "answered", "closed"] as const;
/** In the address: which messages are listed; without it those that wait. */
type Listed = MessageState | "all";

/** The messages that people wrote, those that wait first. */
export function InboxCard() {
  const { t } = useLingui();
  const id = useId();
  const { text, q, page, change } = useListAddress();
  const shown: Listed = [...STATES, "all" as const].find((one) => one === text("state")) ?? "open";
  const inbox = useInbox({ state: shown === "all" ? "" : shown, q, page });
  return (
    <Card aria-labelledby={id} className="@container p-4!">
      <div className="mb-3 flex flex-col gap-3">
        <h2 id={id} className="flex items-center gap-2 sm:pl-2 text-title tracking-tight">
          <Trans>Messages</Trans>
          {inbox.data && <Badge>{inbox.data.total}</Badge>}
        </h2>
        <SearchField
          label={t`Search messages`}
          placeholder={t`Search text or name`}
          q={q}
          onSearch={(sought) => change({ q: sought })}
        />
        <Segmented<Listed>
          block
          label={t`Filter messages`}
          value={shown}
          options={[
            { value: "open", label: <Trans>Open</Trans> },
            { value: "answered", label: <Trans>Answered</Trans> },
            { value: "closed", label: <Trans>Closed</Trans> },
            { value: "all", label: <Trans>All</Trans> },
          ]}
          onChange={(state) => change({ state: state === "open" ? "" : state })}
        />
      </div>
      <InboxList inbox={inbox} filtered={Boolean(q)} shown={shown} />
      <Pagination
        label={t`Pages of messages`}
        page={page}
        perPage={PER_PAGE}
        total={inbox.data?.total ?? 0}
        stale={inbox.isPlaceholderData}
        onPage={(to, how) => change({ page: to === 1 ? "" : String(to) }, how)}
      />
    </Card>
  );
}

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  filtered: boolean;
  shown: Listed;
}

function InboxList({ inbox, filtered, shown }: InboxListProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const now = useCurrentMinute();
  const { text } = useListAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = inbox;
  if (!data && error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (!data) return <InboxSkeleton />;
  if (data.datas.length === 0) return <EmptyInbox filtered={filtered} shown={shown} />;
  return (
    <Stale stale={isPlaceholderData}>
      <ul aria-label={t`Messages`} className="flex flex-col gap-0.5">
        {data.datas.map((line) => (
          <InboxItem key={line.id} line={line} now={now} current={line.id === text("message")} />
        ))}
      </ul>
    </Stale>
  );
}

function EmptyInbox({ filtered, shown }: Pick<InboxListProps, "filtered" | "shown">) {
  const { change } = useListAddress();
  const all = (
    <Button variant="secondary" onClick={() => change({ state: "all", q: "" })}>
      <Trans>Show all messages</Trans>
    </Button>
  );
  if (filtered) {
    return (
      <NothingHere icon={Inbox} title={<Trans>No message found</Trans>} action={all}>
        <Trans>Try different words or search all messages.</Trans>
      </NothingHere>
    );
  }
  if (shown === "open") {
    return (
      <NothingHere icon={Inbox} title={<Trans>Nobody is waiting</Trans>} action={all}>
        <Trans>Every message has been answered. New ones show up here.</Trans>
      </NothingHere>
    );
  }
  return <NothingHere icon={Inbox} title={<Trans>No messages here</Trans>} />;
}

function InboxSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the messages`}>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="flex gap-3 px-3 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </Loading>
  );
}

interface InboxItemProps {
  line: InboxRow;
  now: Date;
  current: boolean;
}

/** A message in the list; a press opens it beside the list, on phones in its place. */
function InboxItem({ line, now, current }: InboxItemProps) {
  const moments = useDateFormats();
  const { linked } = useListAddress();
  const { id, user, excerpt, state, last_at, replies } = line;
  return (
    <li
      className={cx(
        "relative flex gap-3 rounded-m px-3 py-3 hover:bg-sunken",
        current && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <Avatar src={user.avatar_url} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-3 tight:flex-wrap">
          <Link
            {...linked({ message: id })}
            aria-current={current ? "true" : undefined}
            className="min-w-0 truncate font-bold tight:whitespace-normal after:absolute after:inset-0 after:rounded-m"
          >
            {user.fullname}
          </Link>
          <time dateTime={last_at} className="shrink-0 text-caption text-ink-3">
            {moments.ago(last_at, now)}
          </time>
        </div>
        <p className="mt-0.5 line-clamp-2 text-small wrap-anywhere text-ink-2">{excerpt}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-2 text-caption text-ink-3">
          <StateBadge state={state} />
          <AccountStatusBadge status={user.status} />
          {replies > 0 && (
            <span>
              <Plural value={replies} one="# reply" other="# replies" />
            </span>
          )}
          {current && (
            <span className="sr-only">
              <Trans>shown alongside</Trans>
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

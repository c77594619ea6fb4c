import { Trans, useLingui } from "@lingui/react/macro";
import { FileClock } from "lucide-react";
import { Suspense, useId, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { lazyComponent } from "@/lib/lazy-component";
import { Badge } from "@/ui/layout/Badge";
import { ButtonLink } from "@/ui/buttons/ButtonLink";
import { Card } from "@/ui/layout/Card";
import { DataTable } from "@/ui/table/DataTable";
import type { Column } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";
import { Segmented } from "@/ui/fields/Segmented";
import { useFocusFallback } from "@/browser/use-focus-fallback";

import { useDataRequests } from "./requests/data-request-queries";
import { PER_PAGE } from "./queries";
import { UserLine } from "./UserLine";
import { DueBadge } from "./requests/DueBadge";
import { REQUEST_KINDS } from "./requests/request-kinds";
import type { DataRequest } from "./types";
import { useListAddress } from "./use-list-address";
import { useCurrentMinute } from "./use-current-minute";
import { useDateFormats } from "./use-date-formats";

const AnswerDialog = lazyComponent(
  () => import(/* webpackChunkName: "answer-request" */ "./requests/AnswerDialog"),
);
const AnsweredDialog = lazyComponent(
  () => import(/* webpackChunkName: "answered-request" */ "./requests/AnsweredDialog"),
);

type State = DataRequest["state"];

/** What people ask of their data, the one that is due next on top. */
export default function DataRequestsPanel() {
  const { t } = useLingui();
  const id = useId();
  const { text, page, change } = useListAddress();
  const state: State = text("state") === "answered" ? "answered" : "open";
  const requests = useDataRequests({ state, page });
  const total = requests.data?.total ?? 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // Answered requests leave the list.
  const onFocus = useFocusFallback(heading);
  return (
    <Card aria-labelledby={id} className="p-4! sm:p-4!" onFocus={onFocus}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="sm:pl-2">
          <h2
            ref={heading}
            tabIndex={-1}
            id={id}
            className="flex items-center gap-2 text-title tracking-tight outline-none"
          >
            <Trans>Data requests</Trans>
            {requests.data && <Badge>{total}</Badge>}
          </h2>
          <p className="mt-1 max-w-[60ch] text-small text-ink-2">
            <Trans>Answer each one within 3 × 24 hours. The most urgent is at the top.</Trans>
          </p>
        </div>
        <Segmented<State>
          label={t`Filter requests`}
          className="max-sm:flex max-sm:w-full max-sm:*:flex-1"
          value={state}
          options={[
            { value: "open", label: <Trans>Open</Trans> },
            { value: "answered", label: <Trans>Answered</Trans> },
          ]}
          onChange={(wanted) => change({ state: wanted === "open" ? "" : wanted })}
        />
      </div>
      <Rows requests={requests} state={state} />
      <Pagination
        label={t`Pages of requests`}
        page={page}
        perPage={PER_PAGE}
        total={total}
        stale={requests.isPlaceholderData}
        onPage={(to, how) => change({ page: to === 1 ? "" : String(to) }, how)}
      />
      <OpenRequest
        asked={requests.data?.datas.find((asked) => asked.id === text("request"))}
        onClose={() => change({ request: "", page: page === 1 ? "" : String(page) })}
      />
    </Card>
  );
}

function Rows({ requests, state }: { requests: ReturnType<typeof useDataRequests>; state: State }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const now = useCurrentMinute();
  const columns = useRequestColumns(now);
  const { data, error, isFetching, isPlaceholderData, refetch } = requests;
  return (
    <DataTable
      label={t`Data requests`}
      columns={columns}
      rows={data?.datas}
      keyOf={(asked) => asked.id}
      item={(asked) => <RequestItem asked={asked} now={now} />}
      empty={<NoRequests answered={state === "answered"} />}
      failure={error ? failureText(error) : null}
      onRetry={() => void refetch()}
      retrying={isFetching}
      stale={isPlaceholderData}
      expected={4}
      picture="round"
    />
  );
}

function OpenRequest({ asked, onClose }: { asked: DataRequest | undefined; onClose: () => void }) {
  if (!asked) return null;
  const Shown = asked.state === "open" ? AnswerDialog : AnsweredDialog;
  return (
    <Suspense>
      <Shown key={asked.id} asked={asked} onClose={onClose} />
    </Suspense>
  );
}

function NoRequests({ answered }: { answered: boolean }) {
  if (answered)
    return <NothingHere icon={FileClock} title={<Trans>No requests answered yet</Trans>} />;
  return (
    <NothingHere icon={FileClock} title={<Trans>No requests waiting</Trans>}>
      <Trans>
        When someone asks about their data, the request shows up here with its deadline.
      </Trans>
    </NothingHere>
  );
}

/** The columns of the requests: who, what, since when, and how long there still is. */
function useRequestColumns(now: Date): Column<DataRequest>[] {
  const { t } = useLingui();
  const moments = useDateFormats();
  return [
    {
      key: "user",
      label: t`User`,
      className: "w-1/2 max-w-0",
      cell: (asked) => <UserLine user={asked.user} />,
    },
    {
      key: "kind",
      label: t`Request`,
      className: "w-1/2 max-w-0",
      cell: (asked) => (
        <>
          <p>{t(REQUEST_KINDS[asked.kind].name)}</p>
          <p className="line-clamp-1 text-small wrap-anywhere text-ink-3">{asked.text}</p>
        </>
      ),
    },
    {
      key: "asked",
      label: t`Received`,
      className: "whitespace-nowrap max-xl:hidden",
      cell: (asked) => (
        <time dateTime={asked.created_at} title={moments.whole(asked.created_at)}>
          {moments.ago(asked.created_at, now)}
        </time>
      ),
    },
    {
      key: "due",
      label: t({ message: "Time", context: "to answer" }),
      cell: (asked) => <DueBadge asked={asked} now={now} />,
    },
    {
      key: "open",
      label: t`Answer`,
      hideLabel: true,
      right: true,
      cell: (asked) => <OpenRequestLink asked={asked} />,
    },
  ];
}

/** A request in the list of a phone. */
function RequestItem({ asked, now }: { asked: DataRequest; now: Date }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 py-1">
      <UserLine user={asked.user}>
        <p className="text-small text-ink-2">{t(REQUEST_KINDS[asked.kind].name)}</p>
      </UserLine>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <DueBadge asked={asked} now={now} />
        <OpenRequestLink asked={asked} />
      </div>
    </div>
  );
}

/** Opens a request to answer it or to read its answer. */
function OpenRequestLink({ asked }: { asked: DataRequest }) {
  const { t } = useLingui();
  const { linked } = useListAddress();
  const name = asked.user.fullname;
  const open = asked.state === "open";
  return (
    <ButtonLink
      variant={open ? "soft" : "secondary"}
      {...linked({ request: asked.id })}
      replace
      aria-label={open ? t`Answer ${name}` : t`Read the answer to ${name}`}
    >
      {open ? <Trans>Answer</Trans> : <Trans>Read</Trans>}
    </ButtonLink>
  );
}

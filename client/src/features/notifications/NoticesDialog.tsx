import { Trans, useLingui } from "@lingui/react/macro";
import { CheckCheck, Settings2 } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { APP_PATHS } from "@/lib/paths";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { useStayingFocus } from "@/ui/use-staying-focus";
import { useToast } from "@/ui/use-toast";

import { MoreNotices } from "./MoreNotices";
import { NoticeList, type NoticeListProps } from "./NoticeList";
import { useNotices, useRead } from "./use-notices";
import { useUnread } from "./unread";

interface NoticesDialogProps extends Pick<NoticeListProps, "today" | "timezone" | "actsOf"> {
  onClose: () => void;
}

/** What the person was told, newest first, and what can be done about it. */
export function NoticesDialog({ onClose, ...rest }: NoticesDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const onFocus = useStayingFocus(body);
  return (
    <Dialog open onClose={onClose} title={<Trans>Notifications</Trans>}>
      <div ref={body} tabIndex={-1} onFocus={onFocus} className="flex flex-col gap-3 outline-none">
        <Tools onLeave={onClose} />
        <Told {...rest} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

function Tools({ onLeave }: { onLeave: () => void }) {
  const unread = useUnread();
  const read = useRead();
  const toast = useToast();
  const failureText = useFailureText();
  const readAll = () =>
    read.mutate("all", {
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  return (
    <div className="-mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <Link
        to={APP_PATHS.notifications}
        onClick={onLeave}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <Settings2 aria-hidden="true" className="size-4" />
        <Trans>Notification settings</Trans>
      </Link>
      {unread > 0 && (
        <Button
          variant="ghost"
          className="-mr-3"
          icon={<CheckCheck aria-hidden="true" className="size-5" />}
          onClick={readAll}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      )}
    </div>
  );
}

type ToldProps = Omit<NoticesDialogProps, "onClose"> & { onLeave: () => void };

function Told({ onLeave, ...rest }: ToldProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const query = useNotices();
  const read = useRead();
  const { data, error } = query;
  if (!data) {
    if (!error) return <Waiting label={t`Loading...`} />;
    return (
      <ErrorState retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const notices = data.pages.flatMap(({ datas }) => datas);
  if (notices.length === 0) {
    return (
      <EmptyState illustration="email-sent" title={<Trans>Nothing to tell yet</Trans>}>
        <Trans>
          Reminders that are due, budgets that run low and your dates to invest show up here.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <NoticeList
        {...rest}
        notices={notices}
        onOpen={(notice) => {
          if (notice.read_at === null) read.mutate(notice);
          onLeave();
        }}
      />
      {query.hasNextPage && (
        <MoreNotices
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="flex flex-col gap-5">
        {["one", "two", "three", "four"].map((name) => (
          <div key={name} className="flex items-center gap-3">
            <Skeleton className="size-11 shrink-0 rounded-control" />
            <Skeleton className="h-10 flex-1" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { CheckCheck, Settings2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate, todayIn } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { APP_PATHS } from "@/lib/paths";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useFocusFallback } from "@/browser/use-focus-fallback";
import { useToast } from "@/ui/feedback/use-toast";

import { NotificationLine } from "./NotificationLine";
import { useMarkRead, useNotifications } from "./queries";
import type { NotificationItem } from "./types";
import { useUnread } from "./unread";

interface NotificationsDialogProps
  extends Pick<NotificationListProps, "today" | "timezone" | "actionsOf"> {
  /** What has to be answered, above what was told. */
  above?: ReactNode;
  onClose: () => void;
}

/** The notifications, newest first, with their actions. */
export function NotificationsDialog({ above, onClose, ...rest }: NotificationsDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const onFocus = useFocusFallback(body);
  return (
    <Dialog open onClose={onClose} title={<Trans>Notifications</Trans>}>
      <div ref={body} tabIndex={-1} onFocus={onFocus} className="flex flex-col gap-3 outline-none">
        <Tools onLeave={onClose} />
        {above}
        <LoadedNotifications {...rest} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

function Tools({ onLeave }: { onLeave: () => void }) {
  const unread = useUnread();
  const read = useMarkRead();
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
          className="-mx-4.5"
          icon={<CheckCheck aria-hidden="true" className="size-5" />}
          onClick={readAll}
        >
          <Trans>Mark all as read</Trans>
        </Button>
      )}
    </div>
  );
}

type LoadedNotificationsProps = Omit<NotificationsDialogProps, "onClose"> & { onLeave: () => void };

function LoadedNotifications({ onLeave, ...rest }: LoadedNotificationsProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const query = useNotifications();
  const read = useMarkRead();
  const { data, error } = query;
  if (!data) {
    if (!error) return <NotificationsSkeleton label={t`Loading...`} />;
    return (
      <ErrorState retrying={query.isFetching} onRetry={() => void query.refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  const notices = data.pages.flatMap(({ datas }) => datas);
  if (notices.length === 0) {
    return (
      <EmptyState illustration="email-sent" title={<Trans>No notifications yet</Trans>}>
        <Trans>Reminders due, budgets running low and your investment dates show up here.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <NotificationList
        {...rest}
        notices={notices}
        onOpen={(notice) => {
          if (notice.read_at === null) read.mutate(notice);
          onLeave();
        }}
      />
      {query.hasNextPage && (
        <MoreNotifications
          loading={query.isFetchingNextPage}
          failed={query.isFetchNextPageError}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
    </>
  );
}

function NotificationsSkeleton({ label }: { label: string }) {
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

interface MoreNotificationsProps {
  onLoad: () => void;
  loading: boolean;
  /** The last page did not come; then only the button asks again. */
  failed: boolean;
}

/** Loads the next page when scrolled near or pressed. */
function MoreNotifications({ onLoad, loading, failed }: MoreNotificationsProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });

  const resting = !loading && !failed;
  useEffect(() => {
    const element = place.current;
    if (!element || !resting) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [resting]);

  return (
    <div ref={place} className="flex flex-col items-center gap-2 py-2 text-center">
      {failed && (
        <p role="alert" className="text-small text-ink-2">
          <Trans>We couldn't load earlier notifications.</Trans>
        </p>
      )}
      <Button variant="secondary" busy={loading} busyLabel={t`Loading...`} onClick={onLoad}>
        {failed ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
      </Button>
    </div>
  );
}

interface NotificationListProps {
  notices: readonly NotificationItem[];
  /** The person's time zone, and today there. */
  timezone: string;
  today: string;
  onOpen: (notice: NotificationItem) => void;
  /** What can be done here about a notice that is not settled. */
  actionsOf?: (notice: NotificationItem) => ReactNode;
}

/** The notifications by day, newest first. */
function NotificationList({ notices, timezone, today, onOpen, actionsOf }: NotificationListProps) {
  return (
    <div className="-mx-3 flex flex-col gap-3">
      {groupByDay(notices, timezone).map(({ day, notices: told }) => (
        <section key={day} className="flex flex-col gap-1">
          <DayHeading day={day} today={today} />
          <ul>
            {told.map((notice) => (
              <NotificationLine
                key={notice.id}
                notice={notice}
                timezone={timezone}
                today={today}
                onOpen={onOpen}
                actions={actionsOf?.(notice)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayHeading({ day, today }: { day: string; today: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const near: Record<string, string> = { [today]: t`Today`, [addDays(today, -1)]: t`Yesterday` };
  return (
    <h3 className="px-3 text-small font-label tracking-normal text-ink-3">
      {near[day] ?? formatDate(day, language)}
    </h3>
  );
}

/** The notifications of one day. */
interface Day {
  day: string;
  notices: NotificationItem[];
}

/** Notices, newest first, by the days on which they came where the person lives. */
function groupByDay(notices: readonly NotificationItem[], timezone: string): Day[] {
  const days: Day[] = [];
  for (const notice of notices) {
    const day = todayIn(timezone, new Date(notice.created_at));
    const last = days.at(-1);
    if (last?.day === day) last.notices.push(notice);
    else days.push({ day, notices: [notice] });
  }
  return days;
}

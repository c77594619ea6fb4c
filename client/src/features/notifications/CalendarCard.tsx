import { Trans, useLingui } from "@lingui/react/macro";

import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/Alert";
import { Card, CardHead } from "@/ui/Card";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { Toggle } from "@/ui/Toggle";
import { useToast } from "@/ui/use-toast";

import { CalendarAddress } from "./CalendarAddress";
import { CalendarSteps } from "./CalendarSteps";
import { RenewCalendar } from "./RenewCalendar";
import { type CalendarFeed, useCalendar, useChooseAmounts } from "./use-calendar";

/** The private calendar that other programs can follow: where it lies and what it tells. */
export default function CalendarCard() {
  return (
    <Card aria-labelledby="calendar-feed">
      <CardHead id="calendar-feed" title={<Trans>In your other calendars</Trans>} />
      <Queried />
    </Card>
  );
}

function Queried() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: feed, error, isFetching, refetch } = useCalendar();
  if (feed) return feed.is_on ? <Feed feed={feed} /> : <Off />;
  if (error) {
    return (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <Loading label={t`Loading...`}>
      <Skeleton className="h-11" />
      <Skeleton className="mt-4 h-11" />
      <Skeleton className="mt-4 h-11" />
    </Loading>
  );
}

function Off() {
  return (
    <p className="text-ink-2">
      <Trans>
        Calendar is turned off, so its address opens nothing. Turn it on, and the same address works
        again.
      </Trans>
    </p>
  );
}

function Feed({ feed }: { feed: CalendarFeed }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">
        <Trans>
          Google, Apple or Outlook Calendar can follow your reminders, investment dates, goals and
          paydays.
        </Trans>
      </p>
      <CalendarAddress feed={feed} />
      <Alert tone="info">
        <Trans>
          This address is private: whoever knows it can read this calendar. Share it with nobody. If
          somebody has seen it, make a new one.
        </Trans>
      </Alert>
      <Amounts on={feed.with_amounts} />
      <CalendarSteps />
      <RenewCalendar />
    </div>
  );
}

function Amounts({ on }: { on: boolean }) {
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate } = useChooseAmounts();
  return (
    <Toggle
      label={
        <span className="font-bold text-ink">
          <Trans>Show amounts</Trans>
        </span>
      }
      hint={<Trans>Who looks at your calendar then sees the sums too.</Trans>}
      on={on}
      onChange={(wanted) =>
        mutate(wanted, { onError: (error) => toast({ tone: "error", text: failureText(error) }) })
      }
    />
  );
}

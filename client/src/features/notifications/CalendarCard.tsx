import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, ChevronDown, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";

import type { Row } from "@/api/client";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { buttonStyles, WRAPPING } from "@/ui/buttons/button-styles";
import { Card, CardHead } from "@/ui/layout/Card";
import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";
import { CopyButton } from "@/ui/buttons/CopyButton";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Field } from "@/ui/fields/Field";
import { Loading } from "@/ui/feedback/Loading";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { TextInput } from "@/ui/fields/TextInput";
import { Toggle } from "@/ui/fields/Toggle";
import { useToast } from "@/ui/feedback/use-toast";
import { api, payloadOf } from "@/api/client";
import { useReauthenticated } from "@/api/reauthentication";
import { useFailureText } from "@/api/use-failure-text";

const CALENDAR_KEY = ["calendar"];

/** The private calendar feed: its address and its content. */
export default function CalendarCard() {
  return (
    <Card aria-labelledby="calendar-feed">
      <CardHead id="calendar-feed" title={<Trans>In your other calendars</Trans>} />
      <LoadedCalendar />
    </Card>
  );
}

function LoadedCalendar() {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { data: feed, error, isFetching, refetch } = useCalendar();
  if (feed === null) return <NoAddress />;
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

/** Makes the first address. */
function NoAddress() {
  const toast = useToast();
  const failureText = useFailureText();
  const { mutate, isPending } = useMakeCalendar();
  const make = () =>
    mutate(undefined, {
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  return (
    <div className="flex flex-col items-start gap-4">
      <WhatFollows />
      <Button busy={isPending} className={WRAPPING} onClick={make}>
        <Trans>Get my calendar address</Trans>
      </Button>
    </div>
  );
}

function WhatFollows() {
  return (
    <p className="text-ink-2">
      <Trans>
        Google, Apple or Outlook Calendar can follow your reminders, investment dates, goals and
        paydays.
      </Trans>
    </p>
  );
}

function Off() {
  return (
    <p className="text-ink-2">
      <Trans>
        Your calendar is off, so its address shows nothing. Turn it back on and the same address
        will work again.
      </Trans>
    </p>
  );
}

function Feed({ feed }: { feed: CalendarFeed }) {
  return (
    <div className="flex flex-col gap-4">
      <WhatFollows />
      <CalendarAddress feed={feed} />
      <Alert tone="info">
        <Trans>
          Keep this address private: anyone who has it can read this calendar. If someone has seen
          it, make a new one.
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
  const { mutate } = useUpdateAmounts();
  return (
    <Toggle
      label={
        <span className="font-bold text-ink">
          <Trans>Show amounts</Trans>
        </span>
      }
      hint={<Trans>Anyone who can see this calendar will see amounts.</Trans>}
      on={on}
      onChange={(wanted) =>
        mutate(wanted, { onError: (error) => toast({ tone: "error", text: failureText(error) }) })
      }
    />
  );
}

/** The secret address, to copy or to open right here. */
function CalendarAddress({ feed: { url, webcal_url } }: { feed: CalendarFeed }) {
  const { t } = useLingui();
  if (url === null || webcal_url === null) {
    return (
      <Alert tone="info">
        <Trans>
          We can't show this address again, but it still works where you added it. If you need to
          see an address, make a new one.
        </Trans>
      </Alert>
    );
  }
  return (
    <>
      <Field label={t`Calendar address`}>
        {(control) => (
          <TextInput
            {...control}
            readOnly
            value={url}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} copied={<Trans>Copied</Trans>}>
          <Trans>Copy address</Trans>
        </CopyButton>
        <a href={webcal_url} className={buttonStyles({ variant: "soft", className: WRAPPING })}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          <Trans>Open in my calendar</Trans>
        </a>
      </div>
    </>
  );
}

/** How the programs that most people have take the address. */
function CalendarSteps() {
  return (
    <details className="group border-t border-line pt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 text-small font-label">
        <Trans>How to add it</Trans>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition-transform duration-2 group-open:rotate-180"
        />
      </summary>
      <dl className="flex flex-col gap-3 pb-2 text-small text-ink-2">
        <Program name={<Trans>Google Calendar</Trans>}>
          <Trans>
            On a computer: click + next to Other calendars, choose From URL and paste the address.
            Google checks for changes a few times a day.
          </Trans>
        </Program>
        <Program name={<Trans>Apple Calendar</Trans>}>
          <Trans>
            Press Open in my calendar, then Subscribe. On a Mac, you can also paste the address
            under File › New Calendar Subscription.
          </Trans>
        </Program>
        <Program name={<Trans>Outlook</Trans>}>
          <Trans>
            In Outlook on the web: open the calendar, choose Add calendar › Subscribe from web and
            paste the address.
          </Trans>
        </Program>
      </dl>
    </details>
  );
}

function Program({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="font-bold text-ink">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Creates a new address after a confirmation; subscribers must add it again. */
function RenewCalendar() {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useRenewCalendar();
  const renew = () => {
    setAsking(false);
    mutate(undefined, {
      onSuccess: (feed) =>
        feed && toast({ tone: "success", text: t`Your calendar has a new address.` }),
      onError: (error) => toast({ tone: "error", text: failureText(error) }),
    });
  };
  return (
    <>
      <div className="border-t border-line pt-3">
        <Button
          variant="ghost"
          className={`-ml-4.5 ${WRAPPING}`}
          busy={isPending}
          icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
          onClick={() => setAsking(true)}
        >
          <Trans>Make a new address</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={<Trans>Make a new address?</Trans>}
        confirm={<Trans>Make a new one</Trans>}
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      >
        <Trans>
          The current address stops working right away. Calendars that follow it won't update until
          you add the new address there.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

/** The address of the private calendar, and whether it shows amounts. */
type CalendarFeed = Row<"/calendar", "get">;

function getFeed(answer: { datas: CalendarFeed[] }): CalendarFeed {
  const [feed] = answer.datas;
  if (!feed) throw new TypeError("The answer has the calendar");
  return feed;
}

/** The address of the private calendar; null before it was made. */
function useCalendar() {
  return useQuery({
    queryKey: CALENDAR_KEY,
    queryFn: async ({ signal }) => {
      const { datas } = payloadOf(await api.GET("/calendar", { signal }));
      return datas[0] ?? null;
    },
  });
}

/** Makes the first address. */
function useMakeCalendar() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async () => {
      const made = await run(() => api.POST("/calendar"));
      return made && getFeed(payloadOf(made));
    },
    onSuccess: (feed) => feed && client.setQueryData(CALENDAR_KEY, feed),
  });
}

/** Shows or hides amounts in the calendar, optimistically. */
function useUpdateAmounts() {
  const client = useQueryClient();
  const run = useReauthenticated();
  const put = (with_amounts: boolean) =>
    client.setQueryData<CalendarFeed>(CALENDAR_KEY, (feed) => feed && { ...feed, with_amounts });
  return useMutation({
    mutationFn: async (with_amounts: boolean) => {
      const saved = await run(() => api.PUT("/calendar", { body: { with_amounts } }));
      // The person did not confirm who they are.
      if (!saved) put(!with_amounts);
    },
    onMutate: async (with_amounts) => {
      await client.cancelQueries({ queryKey: CALENDAR_KEY });
      put(with_amounts);
    },
    onError: (_error, with_amounts) => put(!with_amounts),
  });
}

/** Gives the calendar another address; the earlier one is dead at once. */
function useRenewCalendar() {
  const client = useQueryClient();
  const run = useReauthenticated();
  return useMutation({
    mutationFn: async () => {
      const renewed = await run(() => api.POST("/calendar/renew"));
      return renewed && getFeed(payloadOf(renewed));
    },
    onSuccess: (feed) => feed && client.setQueryData(CALENDAR_KEY, feed),
  });
}

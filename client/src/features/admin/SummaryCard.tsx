import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  BellRing,
  CalendarClock,
  CircleCheck,
  Cog,
  FileLock2,
  LifeBuoy,
  Mail,
  MessageCircleWarning,
  PenLine,
  TriangleAlert,
} from "lucide-react";
import { useId } from "react";

import { useCounts } from "@/i18n/use-counts";
import { useLanguage } from "@/i18n/use-language";
import { consoleContentPath, consoleUsersPath } from "@/lib/paths";
import { Card, CardHead } from "@/ui/layout/Card";

import { formatSeconds, secondsBetween } from "./durations";
import { SummaryLine } from "./SummaryLine";
import type { SummaryItem } from "./SummaryLine";
import { MailDetails, PushDetails } from "./DeliveryDetails";
import type { Dashboard } from "./use-dashboard";
import { JobDetails, WorkerDetails } from "./WorkerDetails";

/** What waits for operators, and whether everything is at work. */
export function SummaryCard({ health, as_of }: Pick<Dashboard, "health" | "as_of">) {
  const { t } = useLingui();
  const heading = useId();
  const people = useUserItems(health, as_of);
  const machine = useSystemItems(health, as_of);
  const calm = ![...people, ...machine].some(({ alarming }) => alarming);
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={t`At a glance`}>
        {calm && (
          <p className="flex items-center gap-1.5 text-small font-label text-income">
            <CircleCheck aria-hidden="true" className="size-4" />
            <Trans>Nothing is late and everything is running.</Trans>
          </p>
        )}
      </CardHead>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <SummaryItems title={t`Waiting for you`} lines={people} />
        <SummaryItems title={t`Background jobs`} lines={machine} />
      </div>
    </Card>
  );
}

function SummaryItems({ title, lines }: { title: string; lines: readonly SummaryItem[] }) {
  const heading = useId();
  return (
    <div className="min-w-0">
      <h3 id={heading} className="px-2.5 text-caption font-label text-ink-3">
        {title}
      </h3>
      <ul aria-labelledby={heading} className="mt-1 divide-y divide-line">
        {lines.map((line) => (
          <SummaryLine key={line.name} line={line} />
        ))}
      </ul>
    </div>
  );
}

/** What people wait for, and texts that are not to be read yet. */
function useUserItems(health: Dashboard["health"], now: string): SummaryItem[] {
  const { t } = useLingui();
  const { count } = useCounts();
  const since = useSince(now);
  const requests = useRequestsItem(health, now);
  return [
    {
      name: "support",
      Icon: LifeBuoy,
      label: t`Open messages`,
      value: count(health.support_open),
      more: since(health.support_oldest_at),
      to: consoleUsersPath("support"),
    },
    requests,
    {
      name: "comments",
      Icon: MessageCircleWarning,
      label: t`Held comments`,
      value: count(health.comments_held),
      more: since(health.comments_oldest_at),
      to: consoleContentPath("comments"),
    },
    {
      name: "drafts",
      Icon: PenLine,
      label: t`Drafts`,
      value: count(health.drafts),
      to: consoleContentPath(),
    },
    {
      name: "scheduled",
      Icon: CalendarClock,
      label: t`Scheduled articles`,
      value: count(health.scheduled),
      to: consoleContentPath(),
    },
  ];
}

function useSince(now: string) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (moment: string | null) => {
    if (moment === null) return undefined;
    const length = formatSeconds(secondsBetween(moment, now), language);
    return t`The oldest has been waiting for ${length}`;
  };
}

function useRequestsItem(health: Dashboard["health"], now: string): SummaryItem {
  const { t } = useLingui();
  const { count } = useCounts();
  const { language } = useLanguage();
  const overdue = health.data_requests_overdue;
  const due = health.data_requests_next_due_at;
  const left = due === null ? "" : formatSeconds(secondsBetween(due, now), language);
  const next = due === null ? undefined : t`The next one is due in ${left}`;
  return {
    name: "requests",
    Icon: FileLock2,
    label: t`Data requests`,
    value: count(health.data_requests_open),
    more: overdue > 0 ? t`Overdue: ${overdue}, the oldest by ${left}.` : next,
    alarming: overdue > 0,
    to: consoleUsersPath("data-requests"),
  };
}

type Health = Dashboard["health"];

/** The worker has something to do every minute. */
const SILENT_SECONDS = 180;
/** Mail that waits longer does not get through. */
const LATE_SECONDS = 600;

/** Whether mail goes out, and the worker is at work. */
function useSystemItems(health: Health, now: string): SummaryItem[] {
  const worker = useWorkerItem(health);
  const failing = useFailedJobItems(health);
  return [worker, ...failing, ...useDeliveryItems(health, now)];
}

function useDeliveryItems(health: Health, now: string): SummaryItem[] {
  const { t } = useLingui();
  const { count } = useCounts();
  const { language } = useLanguage();
  const { mail_dead, mail_oldest_due_seconds, push_dead } = health;
  const givenUp = (dead: number) => {
    const number = count(dead);
    return dead > 0 ? t`Failed in the last 30 days: ${number}` : undefined;
  };
  const late = mail_oldest_due_seconds > LATE_SECONDS;
  const stuck = stuckSeconds(health, now);
  const length = formatSeconds(late ? mail_oldest_due_seconds : stuck, language);
  return [
    {
      name: "mail",
      Icon: Mail,
      label: t`Queued mail`,
      value: count(health.mail_waiting),
      more: late
        ? t`The oldest is ${length} overdue`
        : stuck > 0
          ? t`Failing; the oldest was queued ${length} ago`
          : givenUp(mail_dead),
      alarming: late || stuck > 0 || mail_dead > 0,
      details: <MailDetails health={health} now={now} late={late || stuck > 0} />,
    },
    {
      name: "push",
      Icon: BellRing,
      label: t`Queued notifications`,
      value: count(health.push_waiting),
      more: givenUp(push_dead),
      alarming: push_dead > 0,
      details: <PushDetails health={health} now={now} />,
    },
  ];
}

/**
 * How long ago the oldest mail was written that failed and is to be tried again, where that is
 * longer than a mail server takes that only asks to come back: in seconds, else 0. Each try puts
 * off when it is due, so that alone says nothing of a mail server that is out of reach.
 */
function stuckSeconds({ mail_reasons }: Health, now: string): number {
  const ages = mail_reasons.flatMap(({ given_up, first_at }) =>
    given_up ? [] : [secondsBetween(first_at, now)],
  );
  const oldest = Math.max(0, ...ages);
  return oldest > LATE_SECONDS ? oldest : 0;
}

function useWorkerItem({ worker_seconds: seconds, failing_jobs }: Health): SummaryItem {
  const { t } = useLingui();
  const { language } = useLanguage();
  const silent = seconds === null || seconds > SILENT_SECONDS;
  const line = {
    name: "worker",
    Icon: Cog,
    label: t`Worker`,
    alarming: silent,
    details: <WorkerDetails missing={silent} failing={failing_jobs.length > 0} />,
  };
  if (seconds === null) return { ...line, value: t`Not seen yet`, more: t`It hasn't run yet.` };
  const length = formatSeconds(seconds, language);
  const more = t`Last ran ${length} ago`;
  return { ...line, value: silent ? t`Not responding` : t`Running`, more };
}

function useFailedJobItems({ failing_jobs }: Health): SummaryItem[] {
  const { t } = useLingui();
  const { count } = useCounts();
  return failing_jobs.map((job) => {
    const { name, failures } = job;
    return {
      name: `job ${name}`,
      Icon: TriangleAlert,
      label: t`The ${name} job is failing`,
      value: `${count(failures)}×`,
      more: t`${plural(failures, {
        one: "Failed last time",
        other: "Failed the last # times",
      })}`,
      alarming: true,
      details: <JobDetails job={job} />,
    };
  });
}

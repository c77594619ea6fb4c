import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { BellRing, Cog, Mail, TriangleAlert } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatCount } from "@/lib/counts";

import { formatSeconds, secondsAway } from "./durations";
import type { Line } from "./GlanceLine";
import { MailDetails, PushDetails } from "./SendingDetails";
import type { Dashboard } from "./use-dashboard";
import { JobDetails, WorkerDetails } from "./WorkDetails";

type Health = Dashboard["health"];

/** The worker has something to do every minute. */
const SILENT_SECONDS = 180;
/** Mail that waits longer does not get through. */
const LATE_SECONDS = 600;

/** Whether mail goes out, and the worker is at work. */
export function useMachineLines(health: Health, now: string): Line[] {
  const worker = useWorkerLine(health);
  const failing = useFailingLines(health);
  return [worker, ...failing, ...useSendingLines(health, now)];
}

function useSendingLines(health: Health, now: string): Line[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { mail_dead, mail_oldest_due_seconds, push_dead } = health;
  const givenUp = (dead: number) => {
    const number = formatCount(dead);
    return dead > 0 ? t`Given up in the last 30 days: ${number}` : undefined;
  };
  const late = mail_oldest_due_seconds > LATE_SECONDS;
  const stuck = stuckSeconds(health, now);
  const length = formatSeconds(late ? mail_oldest_due_seconds : stuck, language);
  return [
    {
      name: "mail",
      Icon: Mail,
      label: t`Mail that waits`,
      value: formatCount(health.mail_waiting),
      more: late
        ? t`The oldest has been due for ${length}`
        : stuck > 0
          ? t`It fails; the oldest was written ${length} ago`
          : givenUp(mail_dead),
      alarming: late || stuck > 0 || mail_dead > 0,
      details: <MailDetails health={health} now={now} late={late || stuck > 0} />,
    },
    {
      name: "push",
      Icon: BellRing,
      label: t`Notifications that wait`,
      value: formatCount(health.push_waiting),
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
    given_up ? [] : [secondsAway(first_at, now)],
  );
  const oldest = Math.max(0, ...ages);
  return oldest > LATE_SECONDS ? oldest : 0;
}

function useWorkerLine({ worker_seconds: seconds, failing_jobs }: Health): Line {
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
  if (seconds === null) return { ...line, value: t`Not seen`, more: t`It has done nothing yet.` };
  const length = formatSeconds(seconds, language);
  const more = t`Its last work was done ${length} ago`;
  return { ...line, value: silent ? t`Silent` : t`At work`, more };
}

function useFailingLines({ failing_jobs }: Health): Line[] {
  const { t } = useLingui();
  return failing_jobs.map((job) => {
    const { name, failures } = job;
    return {
      name: `job ${name}`,
      Icon: TriangleAlert,
      label: t`The job ${name} fails`,
      value: `${formatCount(failures)}×`,
      more: t`${plural(failures, {
        one: "It failed the last time",
        other: "It failed the last # times",
      })}`,
      alarming: true,
      details: <JobDetails job={job} />,
    };
  });
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { BellRing, Cog, Mail, TriangleAlert } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatCount } from "@/lib/counts";

import { formatSeconds } from "./durations";
import type { Line } from "./GlanceLine";
import type { Dashboard } from "./use-dashboard";

type Health = Dashboard["health"];

/** The worker has something to do every minute. */
const SILENT_SECONDS = 180;
/** Mail that waits longer does not get through. */
const LATE_SECONDS = 600;

/** Whether mail goes out, and the worker is at work. */
export function useMachineLines(health: Health): Line[] {
  const worker = useWorkerLine(health);
  const failing = useFailingLines(health);
  return [worker, ...useSendingLines(health), ...failing];
}

function useSendingLines(health: Health): Line[] {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { mail_dead, mail_oldest_due_seconds, push_dead } = health;
  const givenUp = (dead: number) => {
    const number = formatCount(dead);
    return dead > 0 ? t`Given up in the last 30 days: ${number}` : undefined;
  };
  const late = mail_oldest_due_seconds > LATE_SECONDS;
  const length = formatSeconds(mail_oldest_due_seconds, language);
  return [
    {
      name: "mail",
      Icon: Mail,
      label: t`Mail that waits`,
      value: formatCount(health.mail_waiting),
      more: late ? t`The oldest has been due for ${length}` : givenUp(mail_dead),
      alarming: late || mail_dead > 0,
    },
    {
      name: "push",
      Icon: BellRing,
      label: t`Notifications that wait`,
      value: formatCount(health.push_waiting),
      more: givenUp(push_dead),
    },
  ];
}

function useWorkerLine({ worker_seconds: seconds }: Health): Line {
  const { t } = useLingui();
  const { language } = useLanguage();
  const line = { name: "worker", Icon: Cog, label: t`Worker` };
  if (seconds === null) {
    return { ...line, value: t`Not seen`, more: t`It has done nothing yet.`, alarming: true };
  }
  const silent = seconds > SILENT_SECONDS;
  const length = formatSeconds(seconds, language);
  const more = t`Its last work was done ${length} ago`;
  return { ...line, value: silent ? t`Silent` : t`At work`, more, alarming: silent };
}

function useFailingLines({ failing_jobs }: Health): Line[] {
  const { t } = useLingui();
  return failing_jobs.map(({ name, failures }) => ({
    name: `job ${name}`,
    Icon: TriangleAlert,
    label: t`The job ${name} fails`,
    value: `${formatCount(failures)}×`,
    more: t`${plural(failures, {
      one: "It failed the last time",
      other: "It failed the last # times",
    })}`,
    alarming: true,
  }));
}

import { useLingui } from "@lingui/react/macro";
import { CalendarClock, FileLock2, LifeBuoy, MessageCircleWarning, PenLine } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { formatCount } from "@/lib/counts";
import { consoleContentPath, consoleUsersPath } from "@/lib/paths";

import { formatSeconds, secondsAway } from "./durations";
import type { Line } from "./GlanceLine";
import type { Dashboard } from "./use-dashboard";

/** What people wait for, and texts that are not to be read yet. */
export function usePeopleLines(health: Dashboard["health"], now: string): Line[] {
  const { t } = useLingui();
  const since = useSince(now);
  const requests = useRequestsLine(health, now);
  return [
    {
      name: "support",
      Icon: LifeBuoy,
      label: t`Open messages`,
      value: formatCount(health.support_open),
      more: since(health.support_oldest_at),
      to: consoleUsersPath("support"),
    },
    requests,
    {
      name: "comments",
      Icon: MessageCircleWarning,
      label: t`Held comments`,
      value: formatCount(health.comments_held),
      more: since(health.comments_oldest_at),
      to: consoleContentPath("comments"),
    },
    {
      name: "drafts",
      Icon: PenLine,
      label: t`Drafts`,
      value: formatCount(health.drafts),
      to: consoleContentPath(),
    },
    {
      name: "scheduled",
      Icon: CalendarClock,
      label: t`Scheduled articles`,
      value: formatCount(health.scheduled),
      to: consoleContentPath(),
    },
  ];
}

function useSince(now: string) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (moment: string | null) => {
    if (moment === null) return undefined;
    const length = formatSeconds(secondsAway(moment, now), language);
    return t`The oldest has waited for ${length}`;
  };
}

function useRequestsLine(health: Dashboard["health"], now: string): Line {
  const { t } = useLingui();
  const { language } = useLanguage();
  const overdue = health.data_requests_overdue;
  const due = health.data_requests_next_due_at;
  const left = due === null ? "" : formatSeconds(secondsAway(due, now), language);
  const next = due === null ? undefined : t`The next one is due in ${left}`;
  return {
    name: "requests",
    Icon: FileLock2,
    label: t`Data requests`,
    value: formatCount(health.data_requests_open),
    more: overdue > 0 ? t`Overdue: ${overdue}. The oldest by ${left}.` : next,
    alarming: overdue > 0,
    to: consoleUsersPath("data-requests"),
  };
}

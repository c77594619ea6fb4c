import { Trans } from "@lingui/react/macro";
import { AlarmClock, CircleCheck, CircleX, Clock, TriangleAlert } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { Badge } from "@/ui/layout/Badge";

import { remainingUntil } from "../remaining-time";
import type { DataRequest } from "../types";

/** How long there still is to answer, or what became of it. */
export function DueBadge({ asked, now }: { asked: DataRequest; now: Date }) {
  if (asked.outcome === "done") {
    return (
      <Badge tone="green" icon={<CircleCheck aria-hidden="true" className="size-3.5" />}>
        <Trans context="request">Done</Trans>
      </Badge>
    );
  }
  if (asked.outcome === "refused") {
    return (
      <Badge icon={<CircleX aria-hidden="true" className="size-3.5" />}>
        <Trans>Refused</Trans>
      </Badge>
    );
  }
  return <Left due={asked.due_at} now={now} />;
}

const LOOKS = {
  calm: { tone: "green", Icon: Clock },
  pressing: { tone: "gold", Icon: AlarmClock },
  overdue: { tone: "red", Icon: TriangleAlert },
} as const;

function Left({ due, now }: { due: string; now: Date }) {
  const { language } = useLanguage();
  const { urgency, words } = remainingUntil(due, now, language);
  const { tone, Icon } = LOOKS[urgency];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {urgency === "overdue" ? <Trans>Overdue by {words}</Trans> : <Trans>{words} left</Trans>}
    </Badge>
  );
}

import { Trans } from "@lingui/react/macro";
import { CircleCheck, Clock, MailX, Undo2 } from "lucide-react";

import { Badge } from "@/ui/Badge";

import type { Invitation } from "./types";
import { useDays } from "./use-days";

const look = { "aria-hidden": true, className: "size-3.5 shrink-0" } as const;

/** How far an invitation is, by an icon and words. */
export function InvitationState({ invitation }: { invitation: Invitation }) {
  const days = useDays();
  const { state, expires_at } = invitation;
  if (state === "waiting") {
    const until = days.moment(expires_at);
    return (
      <Badge wraps icon={<Clock {...look} />}>
        <Trans>Works until {until}</Trans>
      </Badge>
    );
  }
  if (state === "accepted") {
    return (
      <Badge tone="green" icon={<CircleCheck {...look} />}>
        <Trans>Accepted</Trans>
      </Badge>
    );
  }
  if (state === "withdrawn") {
    return (
      <Badge icon={<Undo2 {...look} />}>
        <Trans>Withdrawn</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="red" icon={<MailX {...look} />}>
      <Trans>Expired</Trans>
    </Badge>
  );
}

import { Trans } from "@lingui/react/macro";
import { Archive, CircleCheck, Clock } from "lucide-react";

import { Badge } from "@/ui/layout/Badge";

import type { MessageState } from "../types";

/** How far a message is. */
export function StateBadge({ state }: { state: MessageState }) {
  if (state === "open") {
    return (
      <Badge tone="gold" icon={<Clock aria-hidden="true" className="size-3.5" />}>
        <Trans>Open</Trans>
      </Badge>
    );
  }
  if (state === "answered") {
    return (
      <Badge tone="green" icon={<CircleCheck aria-hidden="true" className="size-3.5" />}>
        <Trans>Answered</Trans>
      </Badge>
    );
  }
  return (
    <Badge icon={<Archive aria-hidden="true" className="size-3.5" />}>
      <Trans>Closed</Trans>
    </Badge>
  );
}

import { Trans } from "@lingui/react/macro";
import { CircleCheck, Sparkles } from "lucide-react";

import { Badge } from "@/ui/layout/Badge";

import type { LayoutState } from "./types";

/** Whether somebody has looked after a layout. */
export function LayoutBadge({ state }: { state: LayoutState }) {
  return state === "done" ? (
    <Badge tone="green" icon={<CircleCheck aria-hidden="true" className="size-3.5" />}>
      <Trans>Done</Trans>
    </Badge>
  ) : (
    <Badge tone="gold" icon={<Sparkles aria-hidden="true" className="size-3.5" />}>
      <Trans>New</Trans>
    </Badge>
  );
}

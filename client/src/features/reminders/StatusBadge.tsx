import { Trans } from "@lingui/react/macro";
import { Ban, Check, CircleAlert, Clock } from "lucide-react";

import { Badge } from "@/ui/layout/Badge";

import type { Occurrence } from "./types";
import { useReminderLabels } from "./use-reminder-labels";

const ICON_PROPS = "size-3.5 shrink-0";

/** What became of a day; nothing while it is still to come. */
export function StatusBadge({ occurrence }: { occurrence: Occurrence }) {
  const words = useReminderLabels();
  const { state, late, snoozed_until: again } = occurrence;
  if (state === "done") {
    return (
      <Badge tone="green" icon={<Check aria-hidden="true" className={ICON_PROPS} />}>
        <Trans>Done</Trans>
      </Badge>
    );
  }
  if (state === "skipped") {
    return (
      <Badge icon={<Ban aria-hidden="true" className={ICON_PROPS} />}>
        <Trans>Skipped</Trans>
      </Badge>
    );
  }
  if (again !== null) {
    const moment = words.moment(again);
    return (
      <Badge wraps icon={<Clock aria-hidden="true" className={ICON_PROPS} />}>
        <Trans>Snoozed until {moment}</Trans>
      </Badge>
    );
  }
  return (
    late && (
      <Badge tone="red" icon={<CircleAlert aria-hidden="true" className={ICON_PROPS} />}>
        <Trans>Not done yet</Trans>
      </Badge>
    )
  );
}

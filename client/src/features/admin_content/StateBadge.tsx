import { Trans } from "@lingui/react/macro";
import { Check, Clock, Pencil } from "lucide-react";

import { Badge } from "@/ui/Badge";

import type { ArticleState } from "./types";

const icon = { "aria-hidden": true, className: "size-3.5" } as const;

/** Who sees an article, in a word. */
export function StateBadge({ state }: { state: ArticleState }) {
  if (state === "published") {
    return (
      <Badge tone="green" icon={<Check {...icon} />}>
        <Trans>Published</Trans>
      </Badge>
    );
  }
  if (state === "scheduled") {
    return (
      <Badge icon={<Clock {...icon} />}>
        <Trans>Scheduled</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="gold" icon={<Pencil {...icon} />}>
      <Trans>Draft</Trans>
    </Badge>
  );
}

/** Says that readers see something else than what was written last. */
export function ChangesBadge() {
  return (
    <Badge wraps>
      <Trans>Unpublished changes</Trans>
    </Badge>
  );
}

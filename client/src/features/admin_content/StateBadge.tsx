import { Trans } from "@lingui/react/macro";
import { Check, Clock, Pencil } from "lucide-react";

import { Badge } from "@/ui/layout/Badge";

import type { ArticleState } from "./types";
import { useDateFormats } from "./use-date-formats";

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

interface ChangeState {
  state: ArticleState;
  has_changes: boolean;
  planned_at: string | null;
  is_planned?: boolean;
}

/** Badges for unpublished and scheduled changes. */
export function ChangesBadges({ article }: { article: ChangeState }) {
  const { state, has_changes, planned_at, is_planned } = article;
  const { moment } = useDateFormats();
  if (state === "draft") return null;
  const when = planned_at && moment(planned_at);
  return (
    <>
      {when && (
        <Badge wraps icon={<Clock {...icon} />}>
          <Trans>Changes scheduled for {when}</Trans>
        </Badge>
      )}
      {has_changes && (!when || is_planned === false) && (
        <Badge wraps>
          <Trans>Unpublished changes</Trans>
        </Badge>
      )}
    </>
  );
}

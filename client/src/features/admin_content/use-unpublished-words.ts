import { useLingui } from "@lingui/react/macro";

import type { ArticleState } from "./types";

/** What is said once readers do not see an article any more. */
export function useUnpublishedWords(): (before: ArticleState) => string {
  const { t } = useLingui();
  return (before) =>
    before === "scheduled"
      ? t`Taken off the schedule. It is a draft again.`
      : t`Unpublished. It is a draft again.`;
}

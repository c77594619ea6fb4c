import { useLingui } from "@lingui/react/macro";

import { ConfirmDialog } from "@/ui/dialog/ConfirmDialog";

import type { ArticleState } from "./types";

interface UnpublishDialogProps {
  open: boolean;
  title: string;
  /** Whether it only waits for its moment: no reader has it yet. */
  waits: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an article is withdrawn or its schedule is cancelled. */
export function UnpublishDialog({ title, waits, ...dialog }: UnpublishDialogProps) {
  const { t } = useLingui();
  if (waits) {
    return (
      <ConfirmDialog {...dialog} title={t`Unschedule this article?`} confirm={t`Unschedule`}>
        {t`“${title}” won't be published. It stays here as a draft.`}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title={t`Unpublish this article?`} confirm={t`Unpublish`}>
      {t`Readers will no longer see “${title}”. It stays here as a draft, with its comments.`}
    </ConfirmDialog>
  );
}

/** Text of the toast after an article is withdrawn. */
export function useUnpublishedMessage(): (before: ArticleState) => string {
  const { t } = useLingui();
  return (before) =>
    before === "scheduled"
      ? t`Unscheduled. It's a draft again.`
      : t`Unpublished. It's a draft again.`;
}

import { Trans, useLingui } from "@lingui/react/macro";

import { Alert } from "@/ui/feedback/Alert";
import { FormDialog } from "@/ui/dialog/FormDialog";

import type { MissingParts } from "./use-publishing";

interface PublishDialogProps {
  gaps: MissingParts;
  /** From when on readers see it, by the operator's clock; null is at once. */
  later: string | null;
  onPublish: () => void;
  onClose: () => void;
}

/** Asks before an article goes to its readers, and names what they will miss. */
export default function PublishDialog({ gaps, later, onPublish, onClose }: PublishDialogProps) {
  return (
    <FormDialog
      title={
        later ? <Trans>Schedule this article?</Trans> : <Trans>Publish this article now?</Trans>
      }
      size="sm"
      saving={false}
      confirm={later ? <Trans>Schedule</Trans> : <Trans>Publish</Trans>}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        onPublish();
      }}
    >
      <p className="text-ink-2">
        {later ? (
          <Trans>Readers will see it starting {later}.</Trans>
        ) : (
          <Trans>Readers will see it right away.</Trans>
        )}
      </p>
      <Missing gaps={gaps} />
    </FormDialog>
  );
}

function Missing({ gaps: { only, cover } }: { gaps: MissingParts }) {
  const { t } = useLingui();
  const inOne = { en: t`Only in English.`, id: t`Only in Indonesian.` };
  const words = [only && inOne[only], cover && t`No cover.`].filter(Boolean);
  if (words.length === 0) return null;
  return <Alert tone="info">{words.join(" ")}</Alert>;
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";

import type { Content, WorkingCopy } from "../types";
import { useMoments } from "../use-moments";
import { Differing } from "./Differing";
import { differences } from "./differences";
import type { Writer } from "./writer";

interface MeanwhileDialogProps {
  writer: Writer;
  mine: Content;
  theirs: WorkingCopy;
  onClose: () => void;
}

/** Shows what somebody else has saved beside what is typed here, and asks which one stays. */
export default function MeanwhileDialog({ writer, mine, theirs, onClose }: MeanwhileDialogProps) {
  const { t } = useLingui();
  const { moment } = useMoments();
  const [saving, setSaving] = useState(false);
  const parts = differences(mine, theirs);
  const when = moment(theirs.updated_at);

  const keepMine = async () => {
    setSaving(true);
    const kept = await writer.keepMine();
    setSaving(false);
    // Somebody may have saved once more: then there is something new to look at.
    if (kept || writer.writing().standing !== "conflict") onClose();
  };
  const takeTheirs = () => {
    writer.take(theirs);
    onClose();
  };

  return (
    <Dialog
      open
      size="lg"
      title={<Trans>Two versions of this article</Trans>}
      busy={saving}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" className="whitespace-normal!" onClick={takeTheirs}>
            <Trans>Take the other version</Trans>
          </Button>
          <Button
            className="whitespace-normal!"
            busy={saving}
            busyLabel={t`Saving`}
            onClick={() => void keepMine()}
          >
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <p className="text-ink-2">
        <Trans>Somebody else saved this article on {when}, while you were writing.</Trans>{" "}
        <Trans>
          Keep mine saves your text over theirs. Take the other version lets go of what you typed
          since. To keep parts of both, copy them from here.
        </Trans>
      </p>
      {parts.length === 0 ? (
        <p className="font-semibold">
          <Trans>The texts are the same; something else has changed, such as the picture.</Trans>
        </p>
      ) : (
        parts.map((part) => (
          <Differing key={`${part.part}-${String(part.language)}`} difference={part} />
        ))
      )}
    </Dialog>
  );
}

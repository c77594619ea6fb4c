import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { Field } from "@/ui/fields/Field";
import { FieldError } from "@/ui/fields/FieldError";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { OptionCard } from "@/ui/fields/OptionCard";
import { TextArea } from "@/ui/fields/TextArea";
import { useToast } from "@/ui/feedback/use-toast";

import { type Comment, type Reason, reportComment } from "./calls";
import { countCharacters, MAX_NOTE_LENGTH } from "./comment-length";

const REASONS: readonly (readonly [Reason, MessageDescriptor])[] = [
  ["spam", msg`It's advertising`],
  ["scam", msg`It's a scam`],
  ["abuse", msg`It insults or threatens someone`],
  ["other", msg`Something else`],
];

interface ReportDialogProps {
  comment: Comment;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason of a report. */
export default function ReportDialog({ comment, onClose, onDone }: ReportDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState("");
  const [saving, setSaving] = useState(false);
  const [missing, setMissing] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const failureText = useFailureText();
  const toast = useToast();
  const isLong = countCharacters(note) > MAX_NOTE_LENGTH;

  const send = async (chosen: Reason) => {
    setSaving(true);
    setSubmitError(null);
    try {
      const message = await reportComment(comment.id, chosen, note.trim());
      toast({ tone: "success", text: message, about: "comment" });
      onDone();
    } catch (error) {
      setSubmitError(failureText(error));
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null && !isLong) void send(reason);
  };

  return (
    <FormDialog
      title={<Trans>Report this comment</Trans>}
      size="sm"
      saving={saving}
      errorMessage={submitError}
      confirm={<Trans>Report</Trans>}
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset className="flex flex-col gap-2.5" aria-describedby="report-reason-error">
        <legend className="mb-2.5 text-balance text-ink-2">
          <Trans>What's wrong with it? The author won't know who reported it.</Trans>
        </legend>
        {REASONS.map(([value, label], position) => (
          <OptionCard
            key={value}
            name="reason"
            value={value}
            checked={reason === value}
            first={position === 0}
            onChoose={() => {
              setReason(value);
              setMissing(false);
            }}
          >
            {t(label)}
          </OptionCard>
        ))}
        {missing && (
          <FieldError id="report-reason-error">
            <Trans>Choose a reason.</Trans>
          </FieldError>
        )}
      </fieldset>
      <Field
        label={<Trans>Details (optional)</Trans>}
        error={isLong ? <Trans>Use at most 500 characters.</Trans> : null}
      >
        {(area) => (
          <TextArea
            {...area}
            dir="auto"
            rows={2}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

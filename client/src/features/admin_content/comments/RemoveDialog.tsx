import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { FieldError } from "@/ui/fields/FieldError";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { OptionCard } from "@/ui/fields/OptionCard";
import { useToast } from "@/ui/feedback/use-toast";

import { removeComment } from "../api-calls";
import type { QueuedComment, RemovalReason } from "../types";
import { COMMENTS_KEY } from "../list-queries";
import { useRemovalReasons } from "./use-removal-reasons";

const ORDER = ["spam", "scam", "abuse", "other"] as const;
const ERROR = "removal-reason-error";

interface RemoveDialogProps {
  comment: QueuedComment;
  onClose: () => void;
}

/** Asks for the reason; the author is notified. */
export default function RemoveDialog({ comment, onClose }: RemoveDialogProps) {
  const [reason, setReason] = useState<RemovalReason | null>(null);
  const [missing, setMissing] = useState(false);
  const [saving, setSaving] = useState(false);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const reasons = useRemovalReasons();
  const failureText = useFailureText();
  const client = useQueryClient();
  const toast = useToast();

  const send = async (chosen: RemovalReason) => {
    setSaving(true);
    setSubmitError(null);
    try {
      toast({ tone: "success", text: await removeComment(comment.id, chosen) });
      void client.invalidateQueries({ queryKey: COMMENTS_KEY });
      onClose();
    } catch (error) {
      setSubmitError(failureText(error));
      setSaving(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) void send(reason);
  };

  return (
    <FormDialog
      title={<Trans>Remove this comment?</Trans>}
      size="sm"
      saving={saving}
      errorMessage={submitError}
      confirm={<Trans>Remove comment</Trans>}
      danger
      onClose={onClose}
      onSubmit={submit}
    >
      <fieldset className="flex flex-col gap-2.5" aria-describedby={missing ? ERROR : undefined}>
        <legend className="mb-2.5 text-balance text-ink-2">
          <Trans>This deletes it for good. We'll tell the author the reason you choose.</Trans>
        </legend>
        {ORDER.map((value, position) => (
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
            {reasons[value]}
          </OptionCard>
        ))}
        {missing && (
          <FieldError id={ERROR}>
            <Trans>Choose a reason.</Trans>
          </FieldError>
        )}
      </fieldset>
    </FormDialog>
  );
}

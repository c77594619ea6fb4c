import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";

import { useStore } from "@/lib/store";
import { Button } from "@/ui/buttons/Button";
import { Dialog } from "@/ui/dialog/Dialog";
import { Alert } from "@/ui/feedback/Alert";

import { outbox } from "../outbox";

export interface SignOutQuestionProps {
  /** Sends what waits. */
  send: () => Promise<void>;
  /** Signs out, or stays. */
  onAnswer: (leaves: boolean) => void;
}

/** Asks before signing out what becomes of the entries that wait on this device. */
export default function SignOutQuestion({ send, onAnswer }: SignOutQuestionProps) {
  const count = useStore(outbox).length;
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);

  const sendFirst = async () => {
    setSending(true);
    await send();
    setSending(false);
    if (outbox.get().length === 0) onAnswer(true);
    else setFailed(true);
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={() => onAnswer(false)}
      title={<Trans>Send your waiting entries first?</Trans>}
      footer={
        <>
          <Button variant="danger-outline" disabled={sending} onClick={() => onAnswer(true)}>
            <Trans>Delete them</Trans>
          </Button>
          <Button data-autofocus busy={sending} onClick={() => void sendFirst()}>
            <Trans>Send them first</Trans>
          </Button>
        </>
      }
    >
      <p className="text-pretty text-ink-2">
        <Plural
          value={count}
          one="# entry is saved on this device only. Signing out removes everything of yours from this device."
          other="# entries are saved on this device only. Signing out removes everything of yours from this device."
        />
      </p>
      {failed && (
        <Alert tone="error" role="alert">
          <Plural
            value={count}
            one="# entry couldn't be sent. Check your connection, or review it under Transactions."
            other="# entries couldn't be sent. Check your connection, or review them under Transactions."
          />
        </Alert>
      )}
    </Dialog>
  );
}

import { Trans } from "@lingui/react/macro";
import { Reply } from "lucide-react";
import { useState } from "react";

import { isDraftKept } from "@/lib/drafts";
import { Button } from "@/ui/Button";

import { SupportForm } from "./SupportForm";
import { useWriteOn } from "./use-support";

/** Writing on after an answer; it opens with a press, or because a sentence was begun. */
export function WriteOn({ id }: { id: string }) {
  const draft = `support:${id}`;
  const [open, setOpen] = useState(() => isDraftKept(draft));
  const { mutateAsync } = useWriteOn(id);
  if (!open) {
    return (
      <Button
        variant="secondary"
        className="self-start"
        icon={<Reply aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen(true)}
      >
        <Trans>Write back</Trans>
      </Button>
    );
  }
  return (
    <SupportForm
      autoFocus
      rows={3}
      draft={draft}
      label={<Trans>Your answer</Trans>}
      confirm={<Trans>Send answer</Trans>}
      onSend={(message) => mutateAsync(message)}
      onSent={() => setOpen(false)}
    />
  );
}

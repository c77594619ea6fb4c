import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { TextArea } from "@/ui/fields/TextArea";

interface PasteFormProps {
  sending: boolean;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** Rows that were copied from a bank's page or a sheet. */
export default function PasteForm({ sending, onSend, onCancel }: PasteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSend(text);
        else setMissing(true);
      }}
    >
      <Field
        label={<Trans>Copied rows</Trans>}
        hint={<Trans>Include the heading if there is one</Trans>}
        error={missing && !text.trim() && t`Paste some rows first.`}
      >
        {(control) => (
          <TextArea
            {...control}
            autoFocus
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" busy={sending} busyLabel={t`Reading`}>
          <Trans>Read the text</Trans>
        </Button>
      </div>
    </form>
  );
}

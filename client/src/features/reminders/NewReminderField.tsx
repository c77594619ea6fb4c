import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";

import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { TextInput } from "@/ui/TextInput";

import { LONGEST } from "./longest";
import type { useNewReminder } from "./use-new-reminder";
import { useReminderWords } from "./use-reminder-words";

interface NewReminderFieldProps {
  id: string;
  /** The day to which it is added. */
  day: string;
  text: string;
  adding: ReturnType<typeof useNewReminder>;
  autoFocus: boolean;
  /** Goes on to its time, its repetition and its amount. */
  onDetails: () => void;
}

/** One line for a new reminder: Enter adds it to the chosen day. */
export function NewReminderField(props: NewReminderFieldProps) {
  const { id, day, text, adding, autoFocus, onDetails } = props;
  const { t } = useLingui();
  const date = useReminderWords().monthDay(day);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void adding.add(day);
      }}
    >
      <Field
        label={<Trans>New reminder</Trans>}
        hint={<Trans>Press Enter or New to add it to {date}</Trans>}
        error={adding.problem}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={adding.field}
            value={text}
            maxLength={LONGEST}
            readOnly={adding.saving}
            autoComplete="off"
            enterKeyHint="done"
            data-autofocus={autoFocus || undefined}
            onChange={(event) => adding.type(event.target.value)}
            trailing={
              <IconButton
                label={t`Time, repetition and amount`}
                icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
                onClick={onDetails}
              />
            }
          />
        )}
      </Field>
    </form>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { TextInput } from "@/ui/TextInput";

import { GiveTime } from "./GiveTime";
import { LONGEST } from "./longest";
import { isPastMorning } from "./moments";
import { monthOf } from "./spans";
import type { useNewReminder } from "./use-new-reminder";
import { useReminderWords, useZone } from "./use-reminder-words";

interface NewReminderFieldProps {
  id: string;
  /** The day to which it is added. */
  day: string;
  today: string;
  /** The month that the calendar shows, which need not be that of the day. */
  month: string;
  text: string;
  adding: ReturnType<typeof useNewReminder>;
  autoFocus: boolean;
  /** Goes on to its time, its repetition and its amount. */
  onDetails: () => void;
}

/** A form stays in sight with what is said in it, also while a phone's keyboard covers the rest. */
function useKeptInSight() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const sight = window.visualViewport;
    const keep = () => {
      if (form.current?.contains(document.activeElement))
        form.current.scrollIntoView({ block: "nearest" });
    };
    sight?.addEventListener("resize", keep);
    return () => sight?.removeEventListener("resize", keep);
  }, []);
  return form;
}

/** One line for a new reminder: Enter adds it to the chosen day. */
export function NewReminderField(props: NewReminderFieldProps) {
  const { id, day, today, month, text, adding, autoFocus, onDetails } = props;
  const { t } = useLingui();
  const words = useReminderWords();
  const { language } = useLanguage();
  const zone = useZone();
  const form = useKeptInSight();
  const shown = month === monthOf(day);
  const date = shown ? words.monthDay(day, today) : formatDate(day, language);
  const silent = isPastMorning(zone, day, new Date());
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void adding.add(day);
      }}
    >
      <Field
        label={<Trans>New reminder</Trans>}
        hint={
          <>
            <Trans>Press Enter or New to add it to {date}</Trans>
            {silent && (
              <span className="block">
                <GiveTime onPress={onDetails} />
              </span>
            )}
          </>
        }
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

import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import type { Holiday } from "./types";
import { useSaveHoliday } from "./use-holidays";

type Names = Pick<Holiday, "name" | "name_id">;

interface HolidayDialogProps {
  /** The one that is corrected; null adds one. */
  holiday: Holiday | null;
  /** The day that a new one begins with. */
  day: string;
  today: string;
  onClose: () => void;
}

function useFormError(holiday: Holiday | null) {
  const { t } = useLingui();
  const failureText = useFailureText();
  return (error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 412) return failureText(error);
    return holiday
      ? t`Someone else just changed this holiday. Close this and check it first.`
      : t`This day is already a public holiday. Correct it in the list.`;
  };
}

/** A public holiday: its day, and its names in both languages. */
export default function HolidayDialog({ holiday, day, today, onClose }: HolidayDialogProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const toast = useToast();
  const refused = useFormError(holiday);
  const { mutateAsync } = useSaveHoliday();
  const [date, setDate] = useState(holiday?.date ?? day);
  const [submitError, setSubmitError] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Names>({
    defaultValues: holiday ?? { name: "", name_id: "" },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const rules = {
    validate: (text: string) => text.trim() !== "" || t`This field is required.`,
    maxLength: { value: 80, message: t`Use at most 80 characters.` },
  };

  const save = handleSubmit(async (names) => {
    setSubmitError(null);
    try {
      const said = await mutateAsync({ ...names, date, version: holiday?.version ?? 0 });
      toast({ tone: "success", text: said });
      onClose();
    } catch (error) {
      const shown = showFieldErrors(error, setError, ["name", "name_id"]);
      if (!shown) setSubmitError(refused(error));
    }
  });
  const shownDay = formatDate(date, language);

  return (
    <FormDialog
      title={holiday ? <Trans>Holiday on {shownDay}</Trans> : <Trans>Add a public holiday</Trans>}
      size="sm"
      saving={isSubmitting}
      errorMessage={submitError}
      guard={() => isDirty}
      onSubmit={(event) => void save(event)}
      onClose={onClose}
    >
      {!holiday && (
        <Field label={<Trans>Date</Trans>}>
          {(control) => (
            <DateField
              bare
              control={control}
              label={t`Date`}
              value={date}
              today={today}
              max={`${Number(today.slice(0, 4)) + 10}-12-31`}
              quick={[]}
              onChange={setDate}
            />
          )}
        </Field>
      )}
      <Field required label={<Trans>Name in English</Trans>} error={errors.name?.message}>
        {(control) => (
          <TextInput {...control} lang="en" autoComplete="off" {...register("name", rules)} />
        )}
      </Field>
      <Field required label={<Trans>Name in Indonesian</Trans>} error={errors.name_id?.message}>
        {(control) => (
          <TextInput {...control} lang="id" autoComplete="off" {...register("name_id", rules)} />
        )}
      </Field>
    </FormDialog>
  );
}

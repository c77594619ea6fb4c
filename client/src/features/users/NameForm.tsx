import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";

import { showFieldErrors } from "@/api/field-errors";
import type { Account } from "@/api/use-account";
import { useFailureText } from "@/api/use-failure-text";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { TextInput } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { profileSchema, PROBLEMS } from "./profile-form";
import { useSaveProfile } from "./use-save-profile";

const check = v.pick(profileSchema, ["fullname"]);

/** The person's full name, alone. */
export function NameForm({ account }: { account: Account }) {
  const { t } = useLingui();
  const { fullname } = account;
  const form = useForm({ resolver: valibotResolver(check), defaultValues: { fullname } });
  const { isDirty, isSubmitting, errors } = form.formState;
  const { reset } = form;
  useEffect(() => reset({ fullname }, { keepDirtyValues: true }), [fullname, reset]);
  const save = useSaveProfile();
  const toast = useToast();
  const failureText = useFailureText();
  const [submitError, setSubmitError] = useState<unknown>(null);

  const submit = form.handleSubmit(async (shown) => {
    setSubmitError(null);
    try {
      const saved = await save(shown);
      if (!saved) return;
      reset({ fullname: saved.account.fullname });
      toast({ tone: "success", text: saved.message });
    } catch (error) {
      if (!showFieldErrors(error, form.setError, ["fullname"])) setSubmitError(error);
    }
  });
  const found = errors.fullname?.message;
  const ours = Object.entries(PROBLEMS).find(([problem]) => problem === found);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
      {submitError !== null && (
        <Alert tone="error" role="alert">
          {failureText(submitError)}
        </Alert>
      )}
      <Field required label={<Trans>Full name</Trans>} error={ours ? t(ours[1]) : found}>
        {(control) => <TextInput {...control} autoComplete="name" {...form.register("fullname")} />}
      </Field>
      <Button
        type="submit"
        className="self-end max-sm:self-stretch"
        busy={isSubmitting}
        busyLabel={t`Saving`}
        disabled={!isDirty}
      >
        <Trans>Save changes</Trans>
      </Button>
    </form>
  );
}

import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useLastingDraft } from "@/lib/use-lasting-draft";
import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";
import { useToast } from "@/ui/use-toast";

import { FooterPreview } from "./FooterPreview";
import {
  changesFrom,
  SETTING_NAMES,
  settingsCheck,
  type SettingsValues,
  valuesOf,
} from "./settings-form";
import { SettingsFields } from "./SettingsFields";
import type { Settings } from "./types";
import { useSaveSettings } from "./use-settings";

/** The form over one version: takes up what changes elsewhere, and keeps what is typed here. */
function useSettingsForm(settings: Settings) {
  const form = useForm<SettingsValues>({
    resolver: valibotResolver(settingsCheck),
    defaultValues: valuesOf(settings),
  });
  const { reset } = form;
  const { claims } = useSession();
  useEffect(() => {
    reset(valuesOf(settings), { keepDirtyValues: true, keepErrors: true });
  }, [settings, reset]);
  useLastingDraft<SettingsValues>("console-settings", claims?.sub, form);
  return form;
}

/** How the site is reached, beside what the footer makes of it. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const form = useSettingsForm(settings);
  const { isDirty, isSubmitting } = form.formState;
  const { save, takeUp } = useSaveSettings();
  const [refusal, setRefusal] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const submit = async (shown: SettingsValues) => {
    setRefusal(null);
    try {
      const changes = changesFrom(shown, valuesOf(settings));
      const saved = await save({ ...changes, version: settings.version });
      if (saved.datas[0]) form.reset(valuesOf(saved.datas[0]));
      // The button is off until something is changed again.
      if (!(document.activeElement instanceof HTMLInputElement))
        place.current?.focus({ preventScroll: true });
      toast({ tone: "success", text: saved.message });
    } catch (error) {
      if (error instanceof AppError && error.status === 412) {
        takeUp(error.datas[0] as Settings);
        setRefusal(
          t`Somebody else changed this meanwhile. What you did not touch is as they left it; save again to keep what you typed.`,
        );
      } else if (!showFieldErrors(error, form.setError, SETTING_NAMES)) {
        setRefusal(failureText(error));
      }
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div ref={place} tabIndex={-1} className="flex min-w-0 flex-col gap-4.5 outline-none">
        {refusal !== null && (
          <Alert tone="error" role="alert">
            {refusal}
          </Alert>
        )}
        <SettingsFields form={form} />
        <div className="mt-1.5 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          {isDirty && !isSubmitting && (
            <Button variant="ghost" onClick={() => form.reset(valuesOf(settings))}>
              <Trans>Undo changes</Trans>
            </Button>
          )}
          <Button type="submit" busy={isSubmitting} busyLabel={t`Saving`} disabled={!isDirty}>
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </div>
      <div className="lg:sticky lg:top-7">
        <FooterPreview control={form.control} />
      </div>
    </form>
  );
}

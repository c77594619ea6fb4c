import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { Mail, MapPin, Phone, Printer } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Control, UseFormReturn } from "react-hook-form";

import { AppError } from "@/api/errors";
import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useFormDraft } from "@/browser/use-form-draft";
import { Alert } from "@/ui/feedback/Alert";
import { Button } from "@/ui/buttons/Button";
import { Field } from "@/ui/fields/Field";
import { TextInput } from "@/ui/fields/TextInput";
import type { TextInputProps } from "@/ui/fields/TextInput";
import { useToast } from "@/ui/feedback/use-toast";

import { changesFrom, PROBLEMS, SETTING_NAMES, settingsSchema, valuesOf } from "./settings-form";
import type { SettingName, SettingsValues } from "./settings-form";
import type { Settings } from "./types";
import { useSaveSettings } from "./use-settings";

/** The settings form: keeps local edits and takes over changes of other fields. */
function useSettingsForm(settings: Settings) {
  const form = useForm<SettingsValues>({
    resolver: valibotResolver(settingsSchema),
    defaultValues: valuesOf(settings),
  });
  const { reset } = form;
  const { claims } = useSession();
  useEffect(() => {
    reset(valuesOf(settings), { keepDirtyValues: true, keepErrors: true });
  }, [settings, reset]);
  useFormDraft<SettingsValues>("console-settings", form, { storage: "tab", owner: claims?.sub });
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
  const [submitError, setSubmitError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const submit = async (shown: SettingsValues) => {
    setSubmitError(null);
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
        setSubmitError(
          t`Someone else just changed this. Fields you didn't touch show their version; save again to keep yours.`,
        );
      } else if (!showFieldErrors(error, form.setError, SETTING_NAMES)) {
        setSubmitError(failureText(error));
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
        {submitError !== null && (
          <Alert tone="error" role="alert">
            {submitError}
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

/** Who answers for the site, and where. */
function SettingsFields({ form }: { form: UseFormReturn<SettingsValues> }) {
  return (
    <>
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        <SettingsField form={form} name="name" label={<Trans>Name</Trans>} />
        <SettingsField
          form={form}
          name="email"
          type="email"
          label={<Trans>Email</Trans>}
          icon={<Mail className="size-5" />}
        />
        <SettingsField
          form={form}
          name="phone"
          type="tel"
          label={<Trans>Phone number</Trans>}
          icon={<Phone className="size-5" />}
        />
        <SettingsField
          form={form}
          name="fax"
          type="tel"
          label={<Trans>Fax</Trans>}
          icon={<Printer className="size-5" />}
        />
        <SettingsField
          form={form}
          name="street"
          label={<Trans>Street</Trans>}
          className="sm:col-span-2"
        />
        <SettingsField form={form} name="postcode" label={<Trans>Postcode</Trans>} />
        <SettingsField form={form} name="city" label={<Trans>City</Trans>} />
        <SettingsField form={form} name="country" label={<Trans>Country</Trans>} />
      </div>
      <fieldset className="mt-2 grid items-start gap-4.5 sm:grid-cols-2">
        <legend className="mb-3 font-bold">
          <Trans>Social networks</Trans>
        </legend>
        <SettingsField form={form} name="instagram" type="url" label="Instagram" />
        <SettingsField form={form} name="youtube" type="url" label="YouTube" />
        <SettingsField form={form} name="x" type="url" label="X" />
        <SettingsField form={form} name="facebook" type="url" label="Facebook" />
      </fieldset>
    </>
  );
}

interface SettingsFieldProps extends Pick<TextInputProps, "type" | "icon" | "autoComplete"> {
  form: UseFormReturn<SettingsValues>;
  name: SettingName;
  label: ReactNode;
  className?: string;
}

/** One field of the contact details: label, input and error. */
function SettingsField({ form, name, label, className, ...input }: SettingsFieldProps) {
  const { t } = useLingui();
  const found = form.formState.errors[name]?.message;
  const ours = Object.entries(PROBLEMS).find(([problem]) => problem === found);
  return (
    <Field className={className} label={label} error={ours ? t(ours[1]) : found}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          autoComplete={input.autoComplete ?? "off"}
          {...form.register(name, name === "country" ? { deps: "postcode" } : {})}
        />
      )}
    </Field>
  );
}

/** Preview of the footer with the edited values. */
function FooterPreview({ control }: { control: Control<SettingsValues> }) {
  const id = useId();
  const shown = useWatch({ control });
  const place = [shown.street, [shown.postcode, shown.city].filter(Boolean).join(" ")];
  const address = [...place, shown.country].filter(Boolean).join(", ");
  const nothing = ![shown.name, address, shown.email, shown.phone, shown.fax].some(Boolean);
  return (
    <aside aria-labelledby={id} className="rounded-xl bg-hero p-5 text-hero-ink-2 sm:p-6">
      <h3 id={id} className="text-small font-bold text-hero-ink">
        <Trans>In the footer</Trans>
      </h3>
      {nothing ? (
        <p className="mt-3 text-small">
          <Trans>Nothing is set yet, so the footer shows no contact details.</Trans>
        </p>
      ) : (
        <ul className="mt-3 flex flex-col gap-2.5 text-small">
          {shown.name && <li className="font-bold wrap-anywhere text-hero-ink">{shown.name}</li>}
          <Line icon={<MapPin className="size-4" />}>{address}</Line>
          <Line icon={<Mail className="size-4" />}>{shown.email}</Line>
          <Line icon={<Phone className="size-4" />}>{shown.phone}</Line>
          <Line icon={<Printer className="size-4" />}>{shown.fax}</Line>
        </ul>
      )}
    </aside>
  );
}

function Line({ icon, children }: { icon: ReactNode; children?: string }) {
  if (!children) return null;
  return (
    <li className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-1 shrink-0">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

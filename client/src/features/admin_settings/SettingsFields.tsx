import { Trans } from "@lingui/react/macro";
import { Mail, Phone, Printer } from "lucide-react";
import type { UseFormReturn } from "react-hook-form";

import type { SettingsValues } from "./settings-form";
import { SettingsField } from "./SettingsField";

/** Who answers for the site, and where. */
export function SettingsFields({ form }: { form: UseFormReturn<SettingsValues> }) {
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

import { Trans, useLingui } from "@lingui/react/macro";
import { Controller } from "react-hook-form";

import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";
import { TextInput } from "@/ui/fields/TextInput";

import type { DebtForm } from "./debt-form";
import { ChoiceField } from "./ShortFields";

interface InterestFieldsProps {
  form: DebtForm;
  /** Only for the instalments that are still open. */
  open?: boolean;
}

/** What a debt costs: interest, a fee, or a fixed amount for each instalment. */
export function InterestFields({ form, open = false }: InterestFieldsProps) {
  const { t } = useLingui();
  const { control, watch, formState } = form;
  const interest = watch("interest");
  const { errors } = formState;
  return (
    <div className="flex flex-col gap-4.5 rounded-panel bg-sunken p-4">
      <ChoiceField
        form={form}
        name="interest"
        label={<Trans>Interest</Trans>}
        hint={<InterestHint interest={interest} />}
        options={[
          { value: "none", label: t`No interest` },
          { value: "flat", label: t`Flat` },
          { value: "effective", label: t`Effective` },
        ]}
      />
      {interest !== "none" && <RateFields form={form} />}
      <Controller
        control={control}
        name="fee"
        render={({ field }) => (
          <RupiahField
            {...field}
            zero
            label={open ? <Trans>Fees still to pay</Trans> : <Trans>Fees in all</Trans>}
            hint={<Trans>Optional. Spread over the instalments.</Trans>}
            error={errors.fee?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="each"
        render={({ field }) => (
          <RupiahField
            {...field}
            label={<Trans>Amount each</Trans>}
            hint={<Trans>Optional. The last instalment has the rest.</Trans>}
            error={errors.each?.message}
          />
        )}
      />
    </div>
  );
}

function InterestHint({ interest }: { interest: "none" | "flat" | "effective" }) {
  if (interest === "flat") return <Trans>Always on the amount you borrowed</Trans>;
  if (interest === "effective") return <Trans>On what you still owe, so it falls each month</Trans>;
  return null;
}

function RateFields({ form }: { form: DebtForm }) {
  const { t } = useLingui();
  const { register, formState } = form;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field required label={<Trans>Rate in percent</Trans>} error={formState.errors.rate?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register("rate")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder="1,5"
            trailing={<span className="pr-2.5 text-ink-3">%</span>}
          />
        )}
      </Field>
      <ChoiceField
        form={form}
        name="rate_period"
        label={<Trans>Per</Trans>}
        options={[
          { value: "month", label: t`Month` },
          { value: "year", label: t`Year` },
        ]}
      />
    </div>
  );
}

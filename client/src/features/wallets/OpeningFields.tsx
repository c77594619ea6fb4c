import { Trans, useLingui } from "@lingui/react/macro";
import { Controller } from "react-hook-form";

import { DateField } from "@/ui/fields/DateField";
import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";

import { DirectionChoice } from "./DirectionChoice";
import { isOwed } from "./kinds";
import type { WalletForm } from "./wallet-form";

interface OpeningFieldsProps {
  form: WalletForm;
  today: string;
}

/** What was in a wallet at the start of a day; what one owes is typed as it is. */
export function OpeningFields({ form, today }: OpeningFieldsProps) {
  const { t } = useLingui();
  const { control, watch, formState } = form;
  const [kind, reversed] = watch(["kind", "opening.reversed"]);
  const errors = formState.errors.opening;
  const owed = isOwed(kind);
  // Hardly anybody begins with it the other way round, so only those are asked who did.
  const turned = formState.defaultValues?.opening?.reversed ?? false;
  return (
    <div className="flex flex-col gap-2.5">
      {(turned || reversed) && (
        <Controller
          control={control}
          name="opening.reversed"
          render={({ field: { value, onChange } }) => (
            <DirectionChoice owed={owed} reversed={value} onChange={onChange} />
          )}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Controller
          control={control}
          name="opening.amount"
          render={({ field }) => (
            <RupiahField
              {...field}
              zero
              label={owed && !reversed ? <Trans>What you owe</Trans> : <Trans>What's in it</Trans>}
              placeholder="0"
              error={errors?.amount?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="opening.date"
          render={({ field: { value, onChange } }) => (
            <Field label={<Trans>At the start of</Trans>} error={errors?.date?.message}>
              {(wired) => (
                <DateField
                  bare
                  control={wired}
                  label={t`At the start of`}
                  value={value}
                  today={today}
                  max={today}
                  onChange={onChange}
                  className="min-h-12 w-full bg-raised text-body"
                />
              )}
            </Field>
          )}
        />
      </div>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";
import { Controller } from "react-hook-form";

import { addDays } from "@/lib/days";
import { Button } from "@/ui/buttons/Button";
import { DayField } from "@/ui/fields/DayField";
import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";
import { TextInput } from "@/ui/fields/TextInput";
import { Toggle } from "@/ui/fields/Toggle";

import { type DebtForm, LONGEST_NAME, LONGEST_PERSON } from "./debt-form";
import { CountField } from "./ShortFields";
import { InterestFields } from "./InterestFields";
import { StartFields } from "./StartFields";
import type { CategoryChoice, DebtWallet } from "./types";

interface DebtFieldsProps {
  form: DebtForm;
  wallets: readonly DebtWallet[];
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
}

/** What is owed, by whom and until when; interest and all else come when they are asked for. */
export function DebtFields({ form, wallets, today, CategoryField }: DebtFieldsProps) {
  const { control, watch } = form;
  const isOwed = watch("direction") === "owed";
  return (
    <>
      <WhatFields form={form} />
      <PrincipalField form={form} />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {isOwed && <CountField form={form} name="instalments" label={<Trans>Instalments</Trans>} />}
        <DueField form={form} today={today} />
      </div>
      <StartFields form={form} wallets={wallets} CategoryField={CategoryField} />
      {isOwed && <CostFields form={form} />}
      <Controller
        control={control}
        name="remind"
        render={({ field: { value, onChange } }) => (
          <Toggle
            label={<Trans>Remind me</Trans>}
            hint={<Trans>On each due day</Trans>}
            on={value}
            onChange={onChange}
          />
        )}
      />
    </>
  );
}

/** Interest and fees, once they are asked for. */
function CostFields({ form }: { form: DebtForm }) {
  const { errors } = form.formState;
  const [opened, setOpened] = useState(false);
  const shown = opened || [errors.rate, errors.fee, errors.each, errors.interest].some(Boolean);
  if (shown) return <InterestFields form={form} />;
  return (
    <Button variant="soft" className="self-start" onClick={() => setOpened(true)}>
      <Trans>Add interest or fees</Trans>
    </Button>
  );
}

/** The whole amount, without what it costs. */
export function PrincipalField({ form }: { form: DebtForm }) {
  const { control, watch, formState } = form;
  const isOwed = watch("direction") === "owed";
  return (
    <Controller
      control={control}
      name="principal"
      render={({ field }) => (
        <RupiahField
          {...field}
          required
          label={isOwed ? <Trans>Amount borrowed</Trans> : <Trans>Amount lent</Trans>}
          hint={isOwed && <Trans>Without interest and fees</Trans>}
          error={formState.errors.principal?.message}
        />
      )}
    />
  );
}

/** What it is for, and who else is part of it. */
export function WhatFields({ form }: { form: DebtForm }) {
  const { t } = useLingui();
  const { register, watch, formState } = form;
  const isOwed = watch("direction") === "owed";
  return (
    <>
      <Field required label={<Trans>What for</Trans>} error={formState.errors.name?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register("name")}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_NAME}
            placeholder={isOwed ? t`For example: Honda Vario` : t`For example: concert ticket`}
          />
        )}
      </Field>
      <Field
        label={isOwed ? <Trans>Lender</Trans> : <Trans>Who borrowed it</Trans>}
        error={formState.errors.with_whom?.message}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register("with_whom")}
            autoComplete="off"
            maxLength={LONGEST_PERSON}
            placeholder={t`Optional`}
          />
        )}
      </Field>
    </>
  );
}

interface DueFieldProps {
  form: DebtForm;
  today: string;
  label?: string | undefined;
}

/** The first due day unless the label names another, or the day on which everything is due. */
export function DueField({ form, today, label }: DueFieldProps) {
  const { t } = useLingui();
  const { control, watch } = form;
  const usual = watch("direction") === "owed" ? t`First due day` : t`Until when`;
  const quick = [
    { label: t`In a week`, day: addDays(today, 7) },
    { label: t`In 30 days`, day: addDays(today, 30) },
  ];
  return (
    <Controller
      control={control}
      name="first_due"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <DayField
          bare
          label={label ?? usual}
          value={value}
          today={today}
          max={addDays(today, 36_500)}
          quick={quick}
          onChange={onChange}
          error={error?.message}
        />
      )}
    />
  );
}

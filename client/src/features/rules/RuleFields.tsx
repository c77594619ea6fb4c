import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType, ReactNode } from "react";
import { Controller } from "react-hook-form";

import { Field } from "@/ui/fields/Field";
import { Pills } from "@/ui/fields/Pills";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Segmented } from "@/ui/fields/Segmented";
import { TextInput } from "@/ui/fields/TextInput";

import { LONGEST_DETAIL, LONGEST_TEXT, type RuleForm, type RuleValues } from "./rule-form";
import type { CategoryChoice, RuleTargets, WalletChoice } from "./types";

interface RuleFieldsProps {
  form: RuleForm;
  targets: RuleTargets;
  CategoryField: ComponentType<CategoryChoice>;
  WalletField: ComponentType<WalletChoice>;
}

/** What a rule looks for, and what it does. */
export function RuleFields(props: RuleFieldsProps) {
  return (
    <>
      <Part title={<Trans context="rule">When</Trans>}>
        <ConditionFields {...props} />
      </Part>
      <Part title={<Trans>Then</Trans>}>
        <OutcomeFields {...props} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4.5 not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-4.5">
      <legend className="float-left -mb-1.5 w-full text-title font-bold tracking-tight">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

function ConditionFields({ form, targets, WalletField }: RuleFieldsProps) {
  const { t } = useLingui();
  const { control, register, formState, setValue } = form;
  const { errors } = formState;
  const several = targets.wallets.filter(({ archived }) => !archived).length > 1;
  return (
    <>
      <Field
        label={<Trans>Text contains</Trans>}
        hint={<Trans>Whole words of the bank's text or the detail, in this order</Trans>}
        error={errors.text?.message}
      >
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register("text")}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_TEXT}
            placeholder={t`For example: Indomaret`}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <Segmented
            block
            label={t`Which entries`}
            value={value}
            options={[
              { value: "both", label: t`Both` },
              { value: "expenses", label: t`Expenses` },
              { value: "income", label: t`Income` },
            ]}
            onChange={(type: RuleValues["type"]) => {
              onChange(type);
              if (!isOfType(form.getValues("category_id"), type, targets))
                setValue("category_id", "");
            }}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-3">
        <AmountField form={form} name="min_amount" label={<Trans>Amount from</Trans>} />
        <AmountField form={form} name="max_amount" label={<Trans>Amount up to</Trans>} />
      </div>
      {several && (
        <Controller
          control={control}
          name="wallet_id"
          render={({ field: { value, onChange } }) => (
            <WalletField
              label={t`Wallet`}
              none={t`Any wallet`}
              value={value}
              onChange={onChange}
              error={errors.wallet_id?.message}
            />
          )}
        />
      )}
    </>
  );
}

/** Whether a chosen category still fits the entries that the rule is about. */
function isOfType(id: string, type: RuleValues["type"], { categories }: RuleTargets): boolean {
  const category = categories.find((one) => one.id === id);
  return !category || type === "both" || category.type === type;
}

interface AmountFieldProps {
  form: RuleForm;
  name: "min_amount" | "max_amount";
  label: ReactNode;
}

function AmountField({ form: { control, formState }, name, label }: AmountFieldProps) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <RupiahField
          {...field}
          label={label}
          placeholder={t`Any`}
          error={formState.errors[name]?.message}
        />
      )}
    />
  );
}

function OutcomeFields({ form, targets, CategoryField }: RuleFieldsProps) {
  const { t } = useLingui();
  const { control, formState, watch } = form;
  const { errors } = formState;
  const { outcome, type } = watch();
  return (
    <>
      <Controller
        control={control}
        name="outcome"
        render={({ field: { value, onChange } }) => (
          <Pills
            label={t`What to do with them`}
            value={value}
            options={[
              { value: "category", label: t`Set category` },
              { value: "detail", label: t`Only the detail` },
              { value: "leave_out", label: t`Leave out` },
            ]}
            onChange={onChange}
          />
        )}
      />
      {outcome === "category" && (
        <Controller
          control={control}
          name="category_id"
          render={({ field: { value, onChange } }) => (
            <CategoryField
              type={type === "both" ? undefined : type}
              value={value}
              known={targets.categories.find(({ id }) => id === value)?.label}
              onChange={onChange}
              error={errors.category_id?.message}
            />
          )}
        />
      )}
      {outcome === "leave_out" ? (
        <p className="text-small text-ink-2">
          <Trans>Imports leave such rows out. You still see them and can add them.</Trans>
        </p>
      ) : (
        <DetailField form={form} optional={outcome === "category"} />
      )}
    </>
  );
}

function DetailField({ form, optional }: { form: RuleForm; optional: boolean }) {
  const { t } = useLingui();
  const { register, formState } = form;
  return (
    <Field
      required={!optional}
      label={<Trans>New detail</Trans>}
      hint={optional && <Trans>Optional. Replaces the bank's text</Trans>}
      error={formState.errors.detail?.message}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...register("detail")}
          autoComplete="off"
          maxLength={LONGEST_DETAIL}
          placeholder={t`For example: monthly shopping`}
        />
      )}
    </Field>
  );
}

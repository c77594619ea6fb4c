import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Controller, useWatch } from "react-hook-form";

import { Pills } from "@/ui/fields/Pills";
import { RupiahField } from "@/ui/fields/RupiahField";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";
import { useActiveWallets } from "@/ui/fields/wallets-context";

import type { ReminderForm } from "./reminder-form";
import { getCategory, hasAmount, type ReminderValues } from "./reminder-values";

/** The field in which a category is chosen; it is another feature's. */
export interface CategoryChoice {
  /** Only such categories. */
  type?: "expenses" | "income";
  value: string;
  onChange: (id: string) => void;
  known?: string;
  error?: string;
}

export interface EntryFieldsProps {
  form: ReminderForm;
  /** What its category is called, as far as that is known. */
  known: string | null;
  CategoryField: ComponentType<CategoryChoice>;
}

/** What a date records: nothing, an income, an expense or a transfer, and how much. */
export function EntryFields(props: EntryFieldsProps) {
  const { form } = props;
  const values = form.watch();
  const { entry } = values;
  return (
    <>
      <EntryChoice form={form} />
      {hasAmount(values) && <AmountField form={form} />}
      {entry === "transfer" && <WalletPair form={form} />}
      {(entry === "expenses" || entry === "income") && <PlaceFields type={entry} {...props} />}
    </>
  );
}

type Choice = ReminderValues["entry"];

function EntryChoice({ form: { control, setValue, clearErrors } }: Pick<EntryFieldsProps, "form">) {
  const { t } = useLingui();
  const severalWallets = useActiveWallets().length > 1;
  const entry = useWatch({ control, name: "entry" });
  const transfer = { value: "transfer", label: t`Transfer` } as const;
  const choose = (next: Choice) => {
    setValue("entry", next, { shouldDirty: true });
    // That of an expense is none of an income.
    setValue("category_id", "", { shouldDirty: true });
    clearErrors();
  };
  return (
    <Pills<Choice>
      label={<Trans>What to record</Trans>}
      value={entry}
      onChange={choose}
      options={[
        { value: "none", label: t({ message: "Nothing", context: "entry" }) },
        { value: "expenses", label: t`Expense` },
        { value: "income", label: t`Income` },
        ...(severalWallets || entry === "transfer" ? [transfer] : []),
      ]}
    />
  );
}

function AmountField({ form: { control } }: Pick<EntryFieldsProps, "form">) {
  const mode = useWatch({ control, name: "amount_mode" });
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field, fieldState }) => (
        <RupiahField
          {...field}
          required={mode === "fixed"}
          label={mode === "last" ? <Trans>First amount</Trans> : <Trans>Amount</Trans>}
          hint={mode === "last" && <Trans>Later dates repeat the last recorded amount.</Trans>}
          placeholder="150.000"
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

interface PlaceFieldsProps extends EntryFieldsProps {
  type: "expenses" | "income";
}

/** The category, and the wallet for those who have several. */
function PlaceFields({ form, type, known, CategoryField }: PlaceFieldsProps) {
  const { t } = useLingui();
  const { control, getValues } = form;
  useWatch({ control, name: ["kind", "entry"] });
  return (
    <>
      <Controller
        control={control}
        name="category_id"
        render={({ field: { onChange }, fieldState }) => (
          <CategoryField
            type={type}
            value={getCategory(getValues())}
            onChange={onChange}
            known={known ?? undefined}
            error={fieldState.error?.message}
          />
        )}
      />
      <WalletField form={form} name="wallet_id" label={t`Wallet`} />
    </>
  );
}

/** The two wallets of a transfer, which are never the same. */
function WalletPair({ form }: Pick<EntryFieldsProps, "form">) {
  const { t } = useLingui();
  const { control, setValue } = form;
  const [from, to] = useWatch({ control, name: ["wallet_id", "to_wallet_id"] });
  return (
    <div className="flex flex-col gap-2">
      <WalletField
        preset
        form={form}
        name="wallet_id"
        label={t({ message: "From", context: "wallet" })}
        onChoose={(id) => {
          if (id === to) setValue("to_wallet_id", "");
        }}
      />
      <WalletField
        // The other one is known by then.
        preset={from !== ""}
        form={form}
        name="to_wallet_id"
        label={t({ message: "To", context: "wallet" })}
        except={from}
      />
    </div>
  );
}

interface WalletFieldProps {
  form: ReminderForm;
  name: "wallet_id" | "to_wallet_id";
  label: string;
  except?: string;
  /** What the empty value stands for is filled in. */
  preset?: boolean;
  onChoose?: (id: string) => void;
}

function WalletField({ form, name, onChoose, ...choice }: WalletFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => (
        <WalletChoiceField
          {...choice}
          value={value}
          onChange={(id) => {
            onChange(id);
            form.clearErrors(name);
            onChoose?.(id);
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { Controller } from "react-hook-form";

import { Field } from "@/ui/fields/Field";
import { Select } from "@/ui/fields/Select";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";

import type { DebtForm } from "./debt-form";
import { ChoiceField, CountField } from "./ShortFields";
import type { CategoryChoice, DebtWallet } from "./types";

/** What began before it is recorded here. */
const OLD = new Set(["existing", "recorded"]);

interface StartFieldsProps {
  form: DebtForm;
  wallets: readonly DebtWallet[];
  CategoryField: ComponentType<CategoryChoice>;
}

/** How a debt begins, and what is recorded for that. */
export function StartFields({ form, wallets, CategoryField }: StartFieldsProps) {
  const [direction, start] = form.watch(["direction", "start"]);
  const isOwed = direction === "owed";
  return (
    <>
      <HowField form={form} />
      {isOwed && start !== "money" && <CountsField form={form} />}
      {start === "purchase" && <Purchase form={form} CategoryField={CategoryField} />}
      {start === "money" && <MoneyWallet form={form} />}
      {isOwed && OLD.has(start) && (
        <CountField form={form} name="paid" label={<Trans>Instalments already paid</Trans>} />
      )}
      <DebtWalletField form={form} wallets={wallets} />
    </>
  );
}

/** The category of what was bought, where it counts at once. */
function Purchase({ form, CategoryField }: Omit<StartFieldsProps, "wallets">) {
  if (form.watch("counts") === "paid") return null;
  return (
    <Controller
      control={form.control}
      name="category_id"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <CategoryField type="expenses" value={value} onChange={onChange} error={error?.message} />
      )}
    />
  );
}

function HowField({ form }: { form: DebtForm }) {
  const { t } = useLingui();
  const isOwed = form.watch("direction") === "owed";
  const owed = [
    { value: "purchase", label: t`I bought something` },
    { value: "money", label: t`I received money` },
    { value: "existing", label: t`I had it before` },
    { value: "recorded", label: t`Its wallet already has it` },
  ];
  const lent = [
    { value: "money", label: t`I gave money` },
    { value: "existing", label: t`I lent it before` },
    { value: "recorded", label: t`Its wallet already has it` },
  ];
  return (
    <ChoiceField
      form={form}
      name="start"
      label={<Trans>How it began</Trans>}
      hint={<StartHint form={form} />}
      options={isOwed ? owed : lent}
    />
  );
}

/** What is recorded. */
function StartHint({ form }: { form: DebtForm }) {
  const [direction, start, counts] = form.watch(["direction", "start", "counts"]);
  if (start === "recorded") return <Trans>We record nothing now.</Trans>;
  if (start === "existing") return <Trans>Your balance and spending stay the same.</Trans>;
  if (direction === "lent") return <Trans>We record a transfer, not an expense.</Trans>;
  if (start === "money") return <Trans>We record a transfer, not income.</Trans>;
  return counts === "bought" ? (
    <Trans>We record an expense today.</Trans>
  ) : (
    <Trans>Each payment becomes an expense.</Trans>
  );
}

/** Chosen once: a debt goes on as it began. */
function CountsField({ form }: { form: DebtForm }) {
  const { t } = useLingui();
  return (
    <ChoiceField
      form={form}
      name="counts"
      label={<Trans>Counts as spending</Trans>}
      options={[
        { value: "bought", label: t`When I bought it` },
        { value: "paid", label: t`When I pay` },
      ]}
    />
  );
}

function MoneyWallet({ form }: { form: DebtForm }) {
  const { t } = useLingui();
  const label = form.watch("direction") === "owed" ? t`Into wallet` : t`From wallet`;
  return (
    <Controller
      control={form.control}
      name="money_wallet_id"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <WalletChoiceField label={label} value={value} onChange={onChange} error={error?.message} />
      )}
    />
  );
}

const OWED = ["loan", "paylater", "card"];
const PAYLATER = "new-paylater";

/** The wallet that the debt is in: one of its kind, or a new one. */
function DebtWalletField({ form, wallets }: Pick<StartFieldsProps, "form" | "wallets">) {
  const { t } = useLingui();
  const { setValue, watch, formState } = form;
  const [direction, chosen, paylater] = watch(["direction", "wallet_id", "paylater"]);
  const isOwed = direction === "owed";
  const possible = wallets.filter(
    ({ kind, archived }) => !archived && (isOwed ? OWED.includes(kind) : kind === "receivable"),
  );
  if (!isOwed && possible.length < 2) return null;
  const choose = (value: string) => {
    setValue("paylater", value === PAYLATER, { shouldDirty: true });
    setValue("wallet_id", value === PAYLATER ? "" : value, { shouldDirty: true });
  };
  const fresh = isOwed
    ? [
        { value: "", label: t`A new loan` },
        { value: PAYLATER, label: t`A new paylater` },
      ]
    : [];
  return (
    <Field label={<Trans>Debt wallet</Trans>} error={formState.errors.wallet_id?.message}>
      {(field) => (
        <Select
          {...field}
          value={paylater ? PAYLATER : chosen}
          onChange={(event) => choose(event.target.value)}
          options={[...fresh, ...possible.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
    </Field>
  );
}

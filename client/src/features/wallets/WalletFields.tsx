import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Controller } from "react-hook-form";

import { ColorPicker } from "@/ui/colors/ColorPicker";
import { Field } from "@/ui/fields/Field";
import { FieldError } from "@/ui/fields/FieldError";
import { TextInput } from "@/ui/fields/TextInput";
import { Toggle } from "@/ui/fields/Toggle";
import { WalletBadge } from "@/ui/pictures/WalletBadge";

import { CreditFields } from "./CreditFields";
import { KindPicker } from "./KindPicker";
import { KINDS } from "./kinds";
import { OpeningFields } from "./OpeningFields";
import type { Preset } from "./presets";
import { PresetChips } from "./PresetChips";
import type { WalletColor, WalletKind } from "./types";
import { countsByDefault, LONGEST_MONOGRAM, LONGEST_NAME, type WalletForm } from "./wallet-form";

const COLORS: readonly WalletColor[] = [
  ...(["paddy", "gold", "nila", "brick"] as const),
  ...(["sky", "manggis", "pandan", "stone"] as const),
];

/** What a wallet of a kind is called, for example. */
const EXAMPLES: Readonly<Record<WalletKind, string | MessageDescriptor>> = {
  bank: "BCA",
  ewallet: "GoPay",
  cash: msg`Cash at home`,
  card: "BCA Platinum",
  paylater: "SPayLater",
  loan: msg`Home loan`,
  savings: msg`Time deposit`,
  investment: "Bibit",
  receivable: msg`Lent to Andi`,
  other: msg`Gift vouchers`,
};

interface WalletFieldsProps {
  form: WalletForm;
  today: string;
  /** A new one counts as others of its kind do until the person says otherwise. */
  isNew: boolean;
}

/** What a wallet is, how it looks and what was in it at first. */
export function WalletFields({ form, today, isNew }: WalletFieldsProps) {
  const { control, watch, setValue, getFieldState } = form;
  const kind = watch("kind");
  const chooseKind = (next: WalletKind) => {
    setValue("kind", next, { shouldDirty: true });
    if (isNew && !getFieldState("counts").isTouched) setValue("counts", countsByDefault(next));
  };
  const choosePreset = (preset: Preset, name: string) => {
    chooseKind(preset.kind);
    setValue("name", name, { shouldDirty: true, shouldValidate: true });
    setValue("color", preset.color, { shouldDirty: true });
    setValue("monogram", preset.monogram ?? "", { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <KindPicker value={kind} onChange={chooseKind} />
      <div className="flex flex-col gap-2.5">
        <NameField form={form} />
        <PresetChips kind={kind} name={watch("name")} onChoose={choosePreset} />
      </div>
      <OpeningFields form={form} today={today} />
      {KINDS[kind].credit && <CreditFields form={form} />}
      <LookFields form={form} numbered={KINDS[kind].numbered ?? false} />
      <Controller
        control={control}
        name="counts"
        render={({ field: { value, onChange, onBlur } }) => (
          <Toggle
            label={<Trans>Counts in your balance</Trans>}
            hint={<Trans>Off: only part of your net worth</Trans>}
            on={value}
            onChange={(on) => {
              onBlur();
              onChange(on);
            }}
          />
        )}
      />
    </>
  );
}

/** The name beside the badge as it will be. */
function NameField({ form }: { form: WalletForm }) {
  const { t } = useLingui();
  const { register, watch, formState } = form;
  const [kind, color, monogram] = watch(["kind", "color", "monogram"]);
  const named = EXAMPLES[kind];
  const example = typeof named === "string" ? named : t(named);
  return (
    <div className="flex items-start gap-3.5">
      <span className="pt-6.5">
        <WalletBadge wallet={{ kind, color, monogram: monogram.trim().slice(0, 3) || null }} />
      </span>
      <Field
        required
        className="flex-1"
        label={<Trans>Name</Trans>}
        error={formState.errors.name?.message}
      >
        {(field) => (
          <TextInput
            {...field}
            {...register("name")}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_NAME * 2}
            placeholder={t`For example: ${example}`}
          />
        )}
      </Field>
    </div>
  );
}

/** Letters, digits and colour, which tell one wallet from another. */
function LookFields({ form, numbered }: { form: WalletForm; numbered: boolean }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={<Trans>Letters on its badge</Trans>} error={errors.monogram?.message}>
          {(field) => (
            <TextInput
              {...field}
              {...register("monogram")}
              autoComplete="off"
              maxLength={LONGEST_MONOGRAM * 2}
              placeholder="ABC"
            />
          )}
        </Field>
        {(numbered || errors.last_digits) && (
          <Field label={<Trans>Last four digits</Trans>} error={errors.last_digits?.message}>
            {(field) => (
              <TextInput
                {...field}
                {...register("last_digits")}
                inputMode="decimal"
                autoComplete="off"
                maxLength={4}
                placeholder="1234"
              />
            )}
          </Field>
        )}
      </div>
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange } }) => (
          <div className="flex min-w-0 flex-col gap-1.5">
            <p className="text-small leading-5 font-label">
              <Trans>Colour</Trans>
            </p>
            <ColorPicker colors={COLORS} value={value} onChange={onChange} />
            {errors.color?.message && (
              <FieldError id="wallet-color-error">{errors.color.message}</FieldError>
            )}
          </div>
        )}
      />
    </>
  );
}

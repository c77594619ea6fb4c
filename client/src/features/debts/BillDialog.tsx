import { Trans, useLingui } from "@lingui/react/macro";
import { Plus, X } from "lucide-react";
import { type ComponentType, type FormEvent, useState } from "react";
import { Controller, useForm, type UseFormReturn } from "react-hook-form";

import { showFieldErrors } from "@/api/field-errors";
import { useFailureText } from "@/api/use-failure-text";
import { useDraftOnUnload } from "@/browser/dialog-drafts";
import { useFormDraft } from "@/browser/use-form-draft";
import { addDays } from "@/lib/days";
import { Button } from "@/ui/buttons/Button";
import { IconButton } from "@/ui/buttons/IconButton";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { DayField } from "@/ui/fields/DayField";
import { Field } from "@/ui/fields/Field";
import { RupiahField } from "@/ui/fields/RupiahField";
import { Segmented } from "@/ui/fields/Segmented";
import { TextInput } from "@/ui/fields/TextInput";
import { isUnreadable } from "@/ui/fields/unreadable-amount";
import { WalletChoiceField } from "@/ui/fields/WalletChoiceField";
import { useToast } from "@/ui/feedback/use-toast";
import { Money } from "@/ui/money/Money";

import { splitBill } from "./bill-split";
import { LONGEST_NAME, LONGEST_PERSON } from "./debt-form";
import { useShareBill } from "./queries";
import type { CategoryChoice, NewBill } from "./types";

interface BillValues {
  name: string;
  total: number | null;
  split: "equal" | "shares";
  own_share: string;
  people: { name: string; share: string }[];
  wallet_id: string;
  category_id: string;
  due: string;
}

type BillForm = UseFormReturn<BillValues>;

const FIELDS = ["name", "total", "wallet_id", "category_id", "due"] as const;
const MOST_PEOPLE = 20;

function shareOf(text: string, split: BillValues["split"]): number {
  if (split === "equal") return 1;
  return /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
}

/** The request for the values; rows without a name are left out. */
function toBody({ name, total, split, own_share, people, ...values }: BillValues): NewBill {
  const named = people.filter((one) => one.name.trim() !== "");
  return {
    name,
    total: total ?? 0,
    own_share: shareOf(own_share, split),
    people: named.map((one) => ({ name: one.name.trim(), share: shareOf(one.share, split) })),
    category_id: values.category_id,
    due: values.due,
    wallet_id: values.wallet_id || null,
  };
}

interface BillDialogProps {
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  onClose: () => void;
}

/** Splits a bill that one paid: equally or by shares, the rest with oneself. */
export default function BillDialog({ today, CategoryField, onClose }: BillDialogProps) {
  const form = useForm<BillValues>({
    defaultValues: {
      name: "",
      total: null,
      split: "equal",
      own_share: "1",
      people: [{ name: "", share: "1" }],
      wallet_id: "",
      category_id: "",
      due: addDays(today, 7),
    },
  });
  const { isDirty, errors } = form.formState;
  useFormDraft<BillValues>("bill", form);
  useDraftOnUnload("bill", () => isDirty);
  const { save, saving, problem } = useSaveBill(form, onClose);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnreadable(event.currentTarget, errors)) return;
    await form.handleSubmit(save)(event);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Split a bill</Trans>}
      guard={() => isDirty}
      saving={saving}
      errorMessage={problem}
      onSubmit={(event) => void submit(event)}
    >
      <BillFields form={form} />
      <PeopleFields form={form} />
      <Controller
        control={form.control}
        name="category_id"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <CategoryField type="expenses" value={value} onChange={onChange} error={error?.message} />
        )}
      />
      <WhenFields form={form} today={today} />
    </FormDialog>
  );
}

function BillFields({ form }: { form: BillForm }) {
  const { t } = useLingui();
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <Field required label={<Trans>What for</Trans>} error={errors.name?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register("name")}
            data-autofocus
            autoComplete="off"
            maxLength={LONGEST_NAME}
            placeholder={t`For example: dinner`}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="total"
        render={({ field }) => (
          <RupiahField
            {...field}
            required
            label={<Trans>Whole bill</Trans>}
            error={errors.total?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="split"
        render={({ field: { value, onChange } }) => (
          <Segmented
            block
            label={t`How to split it`}
            value={value}
            onChange={onChange}
            options={[
              { value: "equal", label: <Trans>Equally</Trans> },
              { value: "shares", label: <Trans>By shares</Trans> },
            ]}
          />
        )}
      />
    </>
  );
}

/** Who shares it, with what each of them owes. */
function PeopleFields({ form }: { form: BillForm }) {
  const { t } = useLingui();
  const { setValue, watch } = form;
  const { total, split, own_share, people } = watch();
  const change = (next: BillValues["people"]) => setValue("people", next, { shouldDirty: true });
  const rename = (index: number, name: string) =>
    change(people.map((one, at) => (at === index ? { ...one, name } : one)));
  // As it is stored: who has no name has no part.
  const shares = people.map(({ name, share }) => (name.trim() ? shareOf(share, split) : 0));
  const parts = splitBill(total ?? 0, shares, shareOf(own_share, split));
  return (
    <div className="flex flex-col gap-3">
      <ShareRow label={t`You`} amount={parts.own}>
        <p className="font-label">
          <Trans>You</Trans>
        </p>
        {split === "shares" && <ShareInput form={form} name="own_share" label={t`Your shares`} />}
      </ShareRow>
      {people.map((one, index) => {
        const number = index + 1;
        return (
          <ShareRow key={number} label={t`Person ${number}`} amount={parts.others[index] ?? 0}>
            <TextInput
              value={one.name}
              onChange={(event) => rename(index, event.target.value)}
              aria-label={t`Name of person ${number}`}
              autoComplete="off"
              maxLength={LONGEST_PERSON}
              placeholder={t`Name`}
            />
            {split === "shares" && (
              <ShareInput
                form={form}
                name={`people.${index}.share`}
                label={t`Shares of person ${number}`}
              />
            )}
            {people.length > 1 && (
              <IconButton
                label={t`Remove person ${number}`}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => change(people.filter((_, at) => at !== index))}
              />
            )}
          </ShareRow>
        );
      })}
      {people.length < MOST_PEOPLE && (
        <Button
          variant="soft"
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => change([...people, { name: "", share: "1" }])}
        >
          <Trans>Add person</Trans>
        </Button>
      )}
    </div>
  );
}

interface ShareRowProps {
  label: string;
  amount: number;
  children: React.ReactNode;
}

function ShareRow({ label, amount, children }: ShareRowProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex min-w-0 grow basis-48 items-center gap-2 *:first:flex-1">{children}</div>
      <Money amount={amount} className="ml-auto font-label" />
    </div>
  );
}

interface ShareInputProps {
  form: BillForm;
  name: "own_share" | `people.${number}.share`;
  label: string;
}

function ShareInput({ form, name, label }: ShareInputProps) {
  return (
    <TextInput
      {...form.register(name)}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      boxClassName="w-20"
    />
  );
}

/** The wallet that paid, and the day until which others pay back. */
function WhenFields({ form, today }: { form: BillForm; today: string }) {
  const { t } = useLingui();
  const { control } = form;
  return (
    <>
      <Controller
        control={control}
        name="wallet_id"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <WalletChoiceField
            label={t`From wallet`}
            value={value}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="due"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <DayField
            bare
            label={t`Until when`}
            value={value}
            today={today}
            max={addDays(today, 3650)}
            quick={[{ label: t`In a week`, day: addDays(today, 7) }]}
            onChange={onChange}
            error={error?.message}
          />
        )}
      />
    </>
  );
}

function useSaveBill({ setError }: BillForm, onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const failureText = useFailureText();
  const share = useShareBill();
  const [problem, setProblem] = useState<string | null>(null);

  /** Says what is missing, and whether nothing is. */
  const isWhole = ({ total, category_id, people }: BillValues): boolean => {
    const named = people.some(({ name }) => name.trim() !== "");
    if (!total) setError("total", { message: t`Enter an amount above 0.` });
    if (!category_id) setError("category_id", { message: t`Choose a category.` });
    if (!named) setProblem(t`Add the name of at least one person.`);
    return Boolean(total && category_id && named);
  };
  const save = async (values: BillValues) => {
    setProblem(null);
    if (!isWhole(values)) return;
    try {
      const { message } = await share.mutateAsync(toBody(values));
      toast({ tone: "success", text: message });
      onDone();
    } catch (error) {
      if (!showFieldErrors(error, setError, FIELDS)) setProblem(failureText(error));
    }
  };
  return { save, saving: share.isPending, problem };
}

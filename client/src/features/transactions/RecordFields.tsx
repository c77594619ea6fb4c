import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { Alert } from "@/ui/Alert";
import { Field } from "@/ui/Field";
import { MoneyField } from "@/ui/MoneyField";
import { mergeRefs } from "@/ui/merge-refs";
import { Segmented } from "@/ui/Segmented";
import { TextInput } from "@/ui/TextInput";

import { RecordDate } from "./RecordDate";
import { FIRST_CATEGORY, LONGEST_DETAIL, type RecordValues } from "./record-form";
import type { CategoryChoice, TransactionType } from "./types";

interface RecordFieldsProps {
  form: UseFormReturn<RecordValues>;
  amount: RefObject<HTMLInputElement | null>;
  today: string;
  CategoryField: ComponentType<CategoryChoice>;
  /** Why the last attempt to save failed, when that belongs to no field. */
  refusal: string | null;
}

/** What is asked about one record, the amount first because it is always typed. */
export function RecordFields({ form, amount, today, CategoryField, refusal }: RecordFieldsProps) {
  const { t } = useLingui();
  const { control, register, setValue, watch, formState } = form;
  const { errors } = formState;
  const type = watch("type");

  // Under a finger the dialog takes the focus for itself; here typing is what comes next.
  useEffect(() => {
    const opened = setTimeout(() => amount.current?.focus());
    return () => clearTimeout(opened);
  }, [amount]);

  const chooseType = (next: TransactionType) => {
    setValue("type", next);
    setValue("category_id", FIRST_CATEGORY[next]);
  };

  return (
    <>
      <Segmented
        block
        label={t`What do you record?`}
        value={type}
        onChange={chooseType}
        options={[
          { value: "income", label: t`Add Income`, icon: <Incoming /> },
          { value: "expenses", label: t`Add Expenses`, icon: <Outgoing /> },
        ]}
      />
      <Controller
        control={control}
        name="amount"
        render={({ field: { ref, ...field } }) => (
          <MoneyField
            {...field}
            autoFocus
            ref={mergeRefs(ref, amount)}
            label={<Trans>Amount</Trans>}
            kind={type}
            error={errors.amount?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="category_id"
        render={({ field: { value, onChange } }) => (
          <CategoryField
            type={type}
            value={value}
            onChange={onChange}
            error={errors.category_id?.message}
          />
        )}
      />
      <Field label={<Trans>Transaction Detail</Trans>} error={errors.detail?.message}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...register("detail")}
            placeholder={
              type === "income" ? t`For example: June salary` : t`For example: buying shoes`
            }
            maxLength={LONGEST_DETAIL}
            autoComplete="off"
            enterKeyHint="done"
          />
        )}
      </Field>
      <RecordDate control={control} today={today} error={errors.date?.message} />
      {refusal && <Refusal>{refusal}</Refusal>}
    </>
  );
}

function Incoming() {
  return <ArrowDownLeft aria-hidden="true" className="size-4 text-income" />;
}

function Outgoing() {
  return <ArrowUpRight aria-hidden="true" className="size-4 text-expense" />;
}

/** Stands at the end of the form, beside the button that was pressed. */
function Refusal({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Alert tone="error" role="alert">
        {children}
      </Alert>
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { type ComponentType, type RefObject, useEffect, useRef } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";

import { Alert } from "@/ui/Alert";
import { MoneyField } from "@/ui/MoneyField";
import { mergeRefs } from "@/ui/merge-refs";
import { Segmented } from "@/ui/Segmented";

import { DetailField } from "./DetailField";
import { OftenRow } from "./OftenRow";
import { RecordDate } from "./RecordDate";
import {
  FIRST_CATEGORY,
  FIRST_NAMES,
  type FirstCategories,
  type RecordValues,
} from "./record-form";
import type { CategoryChoice, TransactionType } from "./types";
import { useBring } from "./use-bring";
import { useFirstField } from "./use-first-field";
import { type Suggestion, useOften } from "./use-suggestions";

interface RecordFieldsProps {
  form: UseFormReturn<RecordValues>;
  amount: RefObject<HTMLInputElement | null>;
  today: string;
  /** The category of each type until another is chosen. */
  first?: FirstCategories;
  CategoryField: ComponentType<CategoryChoice>;
  /** What is asked about is recorded already. */
  editing?: boolean;
  /** Leads to the tiles; what is recorded often stands beside the button. */
  onQuick?: () => void;
  /** Why the last attempt to save failed, when that belongs to no field. */
  refusal: string | null;
}

/** What is asked about one record, the amount first because it is always typed. */
export function RecordFields({
  form,
  amount,
  today,
  first = FIRST_CATEGORY,
  CategoryField,
  editing = false,
  onQuick,
  refusal,
}: RecordFieldsProps) {
  const { control, setValue, watch, formState } = form;
  const { errors } = formState;
  const { type, detail, category_id } = watch();
  const often = useOften(type);
  const bring = useBring(form, amount);
  const known = useKnownName(category_id, often.data?.datas);

  useFirstField(amount);

  const chooseType = (next: TransactionType) => {
    setValue("type", next);
    setValue("category_id", first[next]);
  };

  return (
    <>
      <TypeChoice value={type} editing={editing} onChange={chooseType} />
      {onQuick && (
        <OftenRow
          type={type}
          isChosen={(used) => used.detail === detail && used.category_id === category_id}
          onChoose={(suggestion, byKey) => {
            bring(suggestion);
            // Enter saves from there; a finger goes on to Save without the phone's keyboard.
            if (byKey) amount.current?.focus();
          }}
          onQuick={onQuick}
        />
      )}
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
            recent={often.data?.recent_categories[type]}
            known={known}
            error={errors.category_id?.message}
          />
        )}
      />
      <DetailField
        control={control}
        type={type}
        typed={detail}
        error={errors.detail?.message}
        onChoose={bring}
      />
      <RecordDate control={control} today={today} error={errors.date?.message} />
      {refusal && <Refusal>{refusal}</Refusal>}
    </>
  );
}

/** What a category is called without the list of them: the first ones, and those used often. */
function useKnownName(id: string, often: readonly Suggestion[] = []): string | undefined {
  const { t } = useLingui();
  const used = often.find(({ category_id }) => category_id === id);
  const first = FIRST_NAMES[id];
  return used?.category_label ?? (first && t(first));
}

interface TypeChoiceProps {
  value: TransactionType;
  editing: boolean;
  onChange: (type: TransactionType) => void;
}

function TypeChoice({ value, editing, onChange }: TypeChoiceProps) {
  const { t } = useLingui();
  const words = editing
    ? { label: t`What is it?`, income: t`Income`, expenses: t`Expenses` }
    : { label: t`What do you record?`, income: t`Add Income`, expenses: t`Add Expenses` };
  return (
    <Segmented
      block
      label={words.label}
      value={value}
      onChange={onChange}
      options={[
        { value: "income", label: words.income, icon: <Incoming /> },
        { value: "expenses", label: words.expenses, icon: <Outgoing /> },
      ]}
    />
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

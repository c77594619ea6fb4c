import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from "lucide-react";
import {
  type ClipboardEvent,
  type ComponentType,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from "react";
import { type Control, Controller, type UseFormReturn } from "react-hook-form";

import { cx } from "@/lib/cx";
import { addDays } from "@/lib/days";
import { lazyComponent } from "@/lib/lazy-component";
import { Alert } from "@/ui/feedback/Alert";
import { Chip } from "@/ui/buttons/Chip";
import { DateField } from "@/ui/fields/DateField";
import { mergeRefs } from "@/lib/merge-refs";
import { readAmount } from "@/lib/money-input";
import { MoneyField } from "@/ui/fields/MoneyField";
import { Segmented } from "@/ui/fields/Segmented";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useActiveWallets } from "@/ui/fields/wallets-context";

import type { CategoryChoice } from "../types";
import { DetailField } from "./DetailField";
import { FrequentTransactions } from "./FrequentTransactions";
import {
  DEFAULT_CATEGORIES,
  DEFAULT_CATEGORY_NAMES,
  type DefaultCategories,
  type RecordType,
  type RecordValues,
} from "./record-form";
import {
  type Suggestion,
  type TransferSuggestion,
  useFrequentSuggestions,
} from "./use-suggestions";
import type { Guess } from "./use-guess";
import { useWalletDefaults } from "./use-wallet-defaults";
import { WalletLine } from "./WalletLine";
import { Part } from "./Part";

const TransferFields = lazyComponent(
  () => import(/* webpackChunkName: "transfer-fields" */ "./TransferFields"),
);

interface RecordFieldsProps {
  form: UseFormReturn<RecordValues>;
  amount: RefObject<HTMLInputElement | null>;
  today: string;
  /** The default category of each type. */
  first?: DefaultCategories;
  CategoryField: ComponentType<CategoryChoice>;
  /** The form edits an existing row. */
  editing?: boolean;
  /** A detail that was filled in from a sentence: nobody is asked about it. */
  untoldDetail?: string | undefined;
  /** Takes a pasted text of several words, which is no amount. */
  onPasteWords?: (text: string) => void;
  /** Opens the tiles; shows the suggestions when given. */
  onQuick?: () => void;
  /** The error of the last save that belongs to no field. */
  formError: string | null;
}

/** The fields of a record, the amount first because it is always typed. */
export function RecordFields({
  form,
  amount,
  today,
  first = DEFAULT_CATEGORIES,
  CategoryField,
  editing = false,
  untoldDetail,
  onPasteWords,
  onQuick,
  formError,
}: RecordFieldsProps) {
  const { control, setValue, watch, formState } = form;
  const { errors } = formState;
  const values = useWalletDefaults(watch("type"))(watch());
  const { type } = values;
  const bring = useFillFromSuggestion(form, amount);
  const fill = ({ category, detail }: Guess) => {
    setValue("category_id", category.id, { shouldDirty: true });
    if (detail !== null) setValue("detail", detail, { shouldDirty: true });
  };

  const chooseType = (next: RecordType) => {
    setValue("type", next);
    if (next !== "transfer") setValue("category_id", first[next]);
  };

  return (
    <>
      <Part name="type">
        <TypeChoice value={type} editing={editing} onChange={chooseType} />
      </Part>
      {onQuick && (
        <FrequentTransactions
          values={values}
          onChoose={(suggestion, byKey) => {
            bring(suggestion);
            // Enter saves from there; after a tap the phone's keyboard stays closed.
            if (byKey) amount.current?.focus();
          }}
          onQuick={onQuick}
        />
      )}
      <Part name="amount" onPasteCapture={takeWords(onPasteWords)}>
        <AmountSection form={form} amount={amount} />
      </Part>
      {type === "transfer" ? (
        <Suspense fallback={<Skeleton className="h-48 rounded-m" />}>
          <TransferFields form={form} values={values} />
        </Suspense>
      ) : (
        <>
          <Part name="category_id">
            <CategorySection form={form} CategoryField={CategoryField} />
          </Part>
          <Part name="wallet_id">
            <WalletLine form={form} />
          </Part>
        </>
      )}
      <Part name="detail">
        <DetailField
          form={form}
          values={values}
          // What is changed has its category already.
          guessing={!editing}
          untold={untoldDetail}
          onChoose={bring}
          onGuess={fill}
        />
      </Part>
      <Part name="date">
        <DateSection control={control} today={today} error={errors.date?.message} />
      </Part>
      {formError && <FormError>{formError}</FormError>}
    </>
  );
}

/** Lets a pasted text that is no amount but several words go elsewhere. */
function takeWords(onPasteWords: ((text: string) => void) | undefined) {
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text").trim();
    if (!onPasteWords || !/\p{L}\S*\s+\S/u.test(text) || readAmount(text).value !== null) return;
    event.preventDefault();
    event.stopPropagation();
    onPasteWords(text);
  };
}

/** The amount, with the sign of what is recorded. */
function AmountSection({
  form: { control, watch, formState },
  amount,
}: Pick<RecordFieldsProps, "form" | "amount">) {
  const type = watch("type");
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field: { ref, ...field } }) => (
        <MoneyField
          {...field}
          autoFocus
          ref={mergeRefs(ref, amount)}
          label={<Trans>Amount</Trans>}
          kind={type === "transfer" ? undefined : type}
          error={formState.errors.amount?.message}
        />
      )}
    />
  );
}

/** The category of an income or an expense. */
function CategorySection({
  form: { control, watch, formState },
  CategoryField,
}: Pick<RecordFieldsProps, "form" | "CategoryField">) {
  const { type, category_id } = watch();
  const often = useFrequentSuggestions(type);
  const known = useCategoryName(category_id, often.data?.datas);
  if (type === "transfer") return null;
  return (
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
          error={formState.errors.category_id?.message}
        />
      )}
    />
  );
}

/** The name of a category before the categories have loaded. */
function useCategoryName(id: string, often: readonly Suggestion[] = []): string | undefined {
  const { t } = useLingui();
  const used = often.find(({ category_id }) => category_id === id);
  const first = DEFAULT_CATEGORY_NAMES[id];
  return used?.category_label ?? (first && t(first));
}

interface TypeChoiceProps {
  value: RecordType;
  editing: boolean;
  onChange: (type: RecordType) => void;
}

function TypeChoice({ value, editing, onChange }: TypeChoiceProps) {
  const { t } = useLingui();
  // What is recorded as an income or an expense becomes no transfer.
  const severalWallets = useActiveWallets().length > 1;
  if (editing && value === "transfer") return null;
  const transfers = (severalWallets && !editing) || value === "transfer";
  const words = editing
    ? { label: t`What is it?`, income: t`Income`, expenses: t`Expenses` }
    : { label: t`What are you recording?`, income: t`Add Income`, expenses: t`Add Expenses` };
  const transfer = { value: "transfer", label: t`Transfer`, icon: <TransferIcon /> } as const;
  return (
    <Segmented
      block
      label={words.label}
      // Three choices have no room for pictures on a phone.
      className={cx(transfers && "max-sm:[&_svg]:hidden")}
      value={value}
      onChange={onChange}
      options={[
        { value: "income", label: words.income, icon: <IncomeIcon /> },
        { value: "expenses", label: words.expenses, icon: <ExpenseIcon /> },
        ...(transfers ? [transfer] : []),
      ]}
    />
  );
}

function IncomeIcon() {
  return <ArrowDownLeft aria-hidden="true" className="size-4 text-income" />;
}

function ExpenseIcon() {
  return <ArrowUpRight aria-hidden="true" className="size-4 text-expense" />;
}

function TransferIcon() {
  return <ArrowLeftRight aria-hidden="true" className="size-4 text-ink-3" />;
}

/** The form error, shown beside the submit button. */
function FormError({ children }: { children: string }) {
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

interface RecordDateProps {
  control: Control<RecordValues>;
  today: string;
  error?: string;
}

/** The date: today and yesterday as buttons, any other in the calendar. */
function DateSection({ control, today, error }: RecordDateProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <Controller
        control={control}
        name="date"
        render={({ field: { value, onChange } }) => (
          <DayInput value={value} today={today} onChange={onChange} />
        )}
      />
      {error && (
        <p role="alert" className="text-small leading-5 font-label text-expense">
          {error}
        </p>
      )}
    </div>
  );
}

interface DayProps {
  value: string;
  today: string;
  onChange: (day: string) => void;
}

function DayInput({ value, today, onChange }: DayProps) {
  const { t } = useLingui();
  const yesterday = addDays(today, -1);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DateField
        brief
        label={t`Date`}
        value={value}
        today={today}
        onChange={onChange}
        className="min-h-12 flex-1 bg-raised"
      />
      <Chip className="px-3" chosen={value === today} onClick={() => onChange(today)}>
        <Trans>Today</Trans>
      </Chip>
      <Chip className="px-3" chosen={value === yesterday} onClick={() => onChange(yesterday)}>
        <Trans>Yesterday</Trans>
      </Chip>
    </div>
  );
}

/** Fills the form from a suggestion. Its amount is used only where the person has typed none. */
function useFillFromSuggestion(
  { getValues, setValue, clearErrors }: UseFormReturn<RecordValues>,
  amount: RefObject<HTMLInputElement | null>,
): (suggestion: Suggestion | TransferSuggestion) => void {
  const brought = useRef<number | null>(null);
  return (suggestion) => {
    const before = getValues("amount");
    const typed = amount.current?.value !== "" && before !== brought.current;
    if (!typed) {
      brought.current = suggestion.amount;
      setValue("amount", suggestion.amount, { shouldDirty: true });
    }
    setValue("detail", suggestion.detail, { shouldDirty: true });
    if ("category_id" in suggestion) {
      setValue("category_id", suggestion.category_id, { shouldDirty: true });
    } else {
      setValue("type", "transfer");
      for (const field of ["wallet_id", "to_wallet_id", "fee"] as const) {
        setValue(field, suggestion[field], { shouldDirty: true });
      }
    }
    clearErrors();
  };
}

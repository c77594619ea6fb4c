import { Trans, useLingui } from "@lingui/react/macro";
import { Controller } from "react-hook-form";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { useKeptOverReload } from "@/lib/use-kept-over-reload";
import { Button } from "@/ui/Button";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Chip } from "@/ui/Chip";
import { mergeRefs } from "@/ui/merge-refs";
import { Money } from "@/ui/Money";
import { MoneyField } from "@/ui/MoneyField";

import { RolloverChoice } from "./RolloverChoice";
import { FormDialog } from "@/ui/FormDialog";
import type { Budget } from "./types";
import { amountDraft, useAmountForm } from "./use-amount-form";
import { useFirstFocus } from "./use-first-focus";

interface AmountDialogProps {
  budget: Budget;
  /** The key of the month. */
  month: string;
  /** Where the focus is put. */
  first?: "amount" | "rollover";
  onClose: () => void;
}

/** The budget of a category for a month, and what comes over from the month before. */
export default function AmountDialog({ budget, month, first, onClose }: AmountDialogProps) {
  const field = useFirstFocus(first !== "rollover");
  const { form, submit, takeAway, saving, refusal } = useAmountForm(budget, month, onClose);
  const { control, setValue, formState } = form;
  const { errors, isDirty } = formState;
  const holds = () => isDirty || Boolean(errors.amount) || unread(field.current, budget.amount);
  useKeptOverReload(amountDraft(budget, month), holds);

  return (
    <FormDialog
      size="sm"
      onClose={onClose}
      title={<Trans>Enter the Budget Amount</Trans>}
      guard={holds}
      saving={saving}
      refusal={refusal}
      confirm={<Trans>Ok</Trans>}
      onSubmit={submit}
    >
      <Whose budget={budget} month={month} />
      <Controller
        control={control}
        name="amount"
        render={({ field: { ref, ...rest } }) => (
          <MoneyField
            {...rest}
            zero
            autoFocus={first !== "rollover"}
            ref={mergeRefs(ref, field)}
            label={<Trans>Budget amount</Trans>}
            error={errors.amount?.message}
          />
        )}
      />
      <Known
        budget={budget}
        onTake={(amount) => setValue("amount", amount, { shouldDirty: true, shouldValidate: true })}
      />
      <Controller
        control={control}
        name="rollover"
        render={({ field: { value, onChange } }) => (
          <RolloverChoice
            value={value}
            onChange={onChange}
            autoFocus={first === "rollover"}
            carried={value === budget.rollover ? budget.carried : 0}
          />
        )}
      />
      {budget.amount !== null && (
        <Button variant="warning" disabled={saving} onClick={takeAway} className="self-center">
          <Trans>Take this budget away</Trans>
        </Button>
      )}
    </FormDialog>
  );
}

/** Whether something stands in the field that is no amount yet. */
function unread(field: HTMLInputElement | null, saved: number | null): boolean {
  return saved === null && Boolean(field?.value);
}

function Whose({ budget, month }: Pick<AmountDialogProps, "budget" | "month">) {
  const { language } = useLanguage();
  const name = formatMonth(`${month}-01`, language);
  return (
    <div className="flex items-center gap-3">
      <CategoryIcon icon={budget.icon} color={budget.color} />
      <div className="min-w-0">
        <p className="leading-5 font-bold wrap-anywhere">{budget.category_label}</p>
        <p className="text-small text-ink-2">
          <Trans>Budget for {name}</Trans>
        </p>
      </div>
    </div>
  );
}

/** What last month's budget was, and what the last three months propose; a press takes it. */
function Known({ budget, onTake }: { budget: Budget; onTake: (amount: number) => void }) {
  const { t } = useLingui();
  const { previous, proposal } = budget;
  if (previous === null && proposal === null) return null;
  const before = <Money amount={previous ?? 0} />;
  const proposed = <Money amount={proposal ?? 0} />;
  return (
    <div role="group" aria-label={t`Take a known amount`} className="flex flex-wrap gap-2">
      {previous !== null && (
        <Chip onClick={() => onTake(previous)}>
          <span>
            <Trans>Last month {before}</Trans>
          </span>
        </Chip>
      )}
      {proposal !== null && (
        <Chip onClick={() => onTake(proposal)}>
          <span>
            <Trans>Proposal {proposed}</Trans>
          </span>
        </Chip>
      )}
    </div>
  );
}

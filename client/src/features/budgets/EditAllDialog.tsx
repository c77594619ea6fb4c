import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy, Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { useDraftOnUnload, useStateDraft } from "@/browser/dialog-drafts";
import { Chip } from "@/ui/buttons/Chip";
import { FormDialog } from "@/ui/dialog/FormDialog";
import { Money } from "@/ui/money/Money";
import { useToast } from "@/ui/feedback/use-toast";

import { type AmountErrors, getAmountErrors } from "./amount-errors";
import { BudgetAmountField } from "./BudgetAmountField";
import {
  type Amounts,
  fillAmounts,
  type FillSource,
  getChanges,
  getSavedAmounts,
  sumAmounts,
} from "./fill-amounts";
import { useSaveBudgets } from "./queries";
import type { Budgets } from "./types";

interface EditAllDialogProps {
  budgets: Budgets;
  /** What the amounts are filled from at once. */
  filling?: FillSource;
  onClose: () => void;
}

/** The budgets of a month in one form with one save. */
export default function EditAllDialog({ budgets, filling, onClose }: EditAllDialogProps) {
  const { language } = useLanguage();
  const { datas, month } = budgets;
  const [filled, setFilled] = useState(() =>
    filling ? fillAmounts(datas, {}, filling).count : null,
  );
  const all = useEditAll(budgets, filling, onClose);
  const { amounts, set, setAll, errors } = all;
  const name = formatMonth(`${month.key}-01`, language);

  const fill = (from: FillSource) => {
    const next = fillAmounts(datas, amounts, from);
    setAll(next.amounts);
    setFilled(next.count);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What cannot be read would count as nothing and take a budget away.
    const wrong = event.currentTarget.querySelector<HTMLInputElement>("input[aria-invalid]");
    if (wrong && !errors[wrong.name]) wrong.focus();
    else void all.save();
  };

  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={<Trans>Budgets for {name}</Trans>}
      guard={all.changed}
      saving={all.saving}
      errorMessage={all.submitError}
      confirm={<Trans>Save</Trans>}
      onSubmit={submit}
    >
      <FillButtons budgets={budgets} onFill={fill} />
      <PlannedTotal planned={sumAmounts(amounts)} filled={filled} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {datas.map((budget) => (
          <BudgetAmountField
            key={budget.category_id}
            budget={budget}
            value={amounts[budget.category_id] ?? null}
            error={errors[budget.category_id]}
            onChange={(amount) => set(budget.category_id, amount)}
          />
        ))}
      </div>
    </FormDialog>
  );
}

function FillButtons({
  budgets,
  onFill,
}: {
  budgets: Budgets;
  onFill: (from: FillSource) => void;
}) {
  const { t } = useLingui();
  const has = (from: FillSource) => budgets.datas.some((budget) => budget[from] !== null);
  if (!has("previous") && !has("proposal")) return null;
  return (
    <div role="group" aria-label={t`Fill in amounts`} className="flex flex-wrap gap-2">
      {has("previous") && (
        <Chip
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => onFill("previous")}
        >
          <Trans>Copy from last month</Trans>
        </Chip>
      )}
      {has("proposal") && (
        <Chip
          icon={<Sparkles aria-hidden="true" className="size-4" />}
          onClick={() => onFill("proposal")}
        >
          <Trans>Suggest from the last 3 months</Trans>
        </Chip>
      )}
    </div>
  );
}

function PlannedTotal({ planned, filled }: { planned: number; filled: number | null }) {
  const amount = <Money amount={planned} className="font-bold text-ink" />;
  return (
    <p className="text-small text-ink-2">
      <Trans>{amount} planned</Trans>{" "}
      <span role="status">
        {filled !== null && (
          <Plural
            value={filled}
            one="# amount filled. Nothing is saved yet."
            other="# amounts filled. Nothing is saved yet."
          />
        )}
      </span>
    </p>
  );
}

/** The amounts of a month as they are typed, and their saving in one call. */
function useEditAll(
  { datas, month }: Budgets,
  filling: FillSource | undefined,
  onSaved: () => void,
) {
  const [amounts, setAll] = useState<Amounts>(() => {
    const saved = getSavedAmounts(datas);
    return filling ? fillAmounts(datas, saved, filling).amounts : saved;
  });
  const [errors, setErrors] = useState<AmountErrors>({});
  const [submitError, setSubmitError] = useState<string | null>(null);
  const { mutateAsync, isPending } = useSaveBudgets(month.key);
  const failureText = useFailureText();
  const toast = useToast();
  const draft = `budgets-${month.key}-${useSession().claims?.sub ?? ""}`;
  const changed = () => getChanges(datas, amounts).length > 0;
  useStateDraft(draft, amounts, setAll);
  useDraftOnUnload(draft, changed);

  const save = async () => {
    const changes = getChanges(datas, amounts);
    setErrors({});
    setSubmitError(null);
    if (changes.length === 0) return onSaved();
    try {
      const { message } = await mutateAsync(changes);
      toast({ tone: "success", text: message });
      onSaved();
    } catch (error) {
      const said = getAmountErrors(error, changes);
      setErrors(said);
      if (Object.keys(said).length === 0) setSubmitError(failureText(error));
    }
  };

  return {
    amounts,
    set: (categoryId: string, amount: number | null) => {
      setAll((before) => ({ ...before, [categoryId]: amount }));
      setErrors(({ [categoryId]: _, ...others }) => others);
    },
    setAll,
    errors,
    submitError,
    saving: isPending,
    changed,
    save,
  };
}

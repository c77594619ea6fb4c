import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy, Sparkles } from "lucide-react";
import { type FormEvent, useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { Chip } from "@/ui/Chip";
import { Money } from "@/ui/Money";

import { EditAllRow } from "./EditAllRow";
import { type Filling, filledFrom, sumOf } from "./filling";
import { FormDialog } from "@/ui/FormDialog";
import type { Budgets } from "./types";
import { useEditAll } from "./use-edit-all";

interface EditAllDialogProps {
  budgets: Budgets;
  /** What the amounts are filled from at once. */
  filling?: Filling;
  onClose: () => void;
}

/** The budgets of a month in one form with one save. */
export default function EditAllDialog({ budgets, filling, onClose }: EditAllDialogProps) {
  const { language } = useLanguage();
  const { datas, month } = budgets;
  const [filled, setFilled] = useState(() =>
    filling ? filledFrom(datas, {}, filling).count : null,
  );
  const all = useEditAll(budgets, filling, onClose);
  const { amounts, set, setAll, errors } = all;
  const name = formatMonth(`${month.key}-01`, language);

  const fill = (from: Filling) => {
    const next = filledFrom(datas, amounts, from);
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
      refusal={all.refusal}
      confirm={<Trans>Save</Trans>}
      onSubmit={submit}
    >
      <Fillings budgets={budgets} onFill={fill} />
      <Sum planned={sumOf(amounts)} filled={filled} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {datas.map((budget) => (
          <EditAllRow
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

function Fillings({ budgets, onFill }: { budgets: Budgets; onFill: (from: Filling) => void }) {
  const { t } = useLingui();
  const has = (from: Filling) => budgets.datas.some((budget) => budget[from] !== null);
  if (!has("previous") && !has("proposal")) return null;
  return (
    <div role="group" aria-label={t`Fill the amounts`} className="flex flex-wrap gap-2">
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
          <Trans>Propose from three months</Trans>
        </Chip>
      )}
    </div>
  );
}

function Sum({ planned, filled }: { planned: number; filled: number | null }) {
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

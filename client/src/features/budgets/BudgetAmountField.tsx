import { Trans } from "@lingui/react/macro";

import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";
import { RupiahField } from "@/ui/fields/RupiahField";

import type { Budget } from "./types";

interface BudgetAmountFieldProps {
  budget: Budget;
  value: number | null;
  error: string | undefined;
  onChange: (amount: number | null) => void;
}

/** The amount of one category among all of them. */
export function BudgetAmountField({ budget, value, error, onChange }: BudgetAmountFieldProps) {
  const { category_id, category_label, icon, color, spent } = budget;
  const money = <Money amount={spent} />;
  return (
    <div className="flex min-w-0 items-start gap-3">
      <span className="pt-7">
        <CategoryIcon icon={icon} color={color} size="sm" />
      </span>
      <RupiahField
        zero
        label={category_label}
        name={category_id}
        value={value}
        onChange={onChange}
        error={error}
        hint={spent > 0 && <Trans>{money} spent</Trans>}
        className="flex-1"
      />
    </div>
  );
}

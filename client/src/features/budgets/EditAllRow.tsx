import { Trans } from "@lingui/react/macro";

import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";
import { RupiahField } from "@/ui/RupiahField";

import type { Budget } from "./types";

interface EditAllRowProps {
  budget: Budget;
  value: number | null;
  error: string | undefined;
  onChange: (amount: number | null) => void;
}

/** The amount of one category among all of them. */
export function EditAllRow({ budget, value, error, onChange }: EditAllRowProps) {
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

import { Plural, Trans } from "@lingui/react/macro";

import { CategoryIcon } from "@/ui/CategoryIcon";
import { Checkbox } from "@/ui/Checkbox";
import { Money } from "@/ui/Money";

import { Finding } from "./Finding";
import type { BudgetItem, SuggestedBudget } from "./types";
import type { Applying } from "./use-applying";

interface BudgetFindingProps {
  budget: SuggestedBudget;
  applying: Applying;
}

/** A first budget of this month; what has a budget already keeps it unless the person says so. */
export function BudgetFinding({ budget, applying }: BudgetFindingProps) {
  const { items, total, because } = budget;
  const differing = items.filter(({ category_id, amount }) => {
    const present = applying.budgets?.get(category_id);
    return present !== undefined && present !== amount;
  });
  const count = differing.length;
  return (
    <Finding
      title={<Trans>Your first budget</Trans>}
      because={because}
      step={{
        id: "budget",
        applying,
        offer: <Trans>Use for this month</Trans>,
        settled: <Trans>These have a budget this month</Trans>,
      }}
    >
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <Line key={item.category_id} item={item} present={applying.budgets} />
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-3 font-button">
        <Trans>Together</Trans>
        <Money amount={total} />
      </p>
      {count > 0 && (
        <Checkbox
          label={
            <Plural
              value={count}
              one="Replace the budget I have"
              other="Replace the # budgets I have"
            />
          }
          checked={applying.replace}
          onChange={(event) => applying.setReplace(event.target.checked)}
        />
      )}
    </Finding>
  );
}

function Line({ item, present }: { item: BudgetItem; present: Applying["budgets"] }) {
  const now = present?.get(item.category_id);
  return (
    <li className="flex min-h-11 items-center gap-3">
      <CategoryIcon icon={item.icon} color={item.color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.category_label}</span>
        {now !== undefined && now !== item.amount && (
          <span className="block text-small text-ink-3">
            <Trans>
              Now <Money amount={now} />
            </Trans>
          </span>
        )}
      </span>
      <Money amount={item.amount} className="font-label" />
    </li>
  );
}

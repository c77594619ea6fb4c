import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ChevronDown, Plus } from "lucide-react";
import { useId } from "react";

import { cx } from "@/lib/cx";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";

import { type BudgetActions, BudgetMenu } from "./BudgetMenu";
import { getCardId, NOT_BUDGETED_ID } from "./budget-status";
import { GROUPS } from "./groups";
import type { Budget } from "./types";

interface NotBudgetedProps {
  /** The categories without a budget; at least one. */
  budgets: readonly Budget[];
  /** What was spent in them. */
  spent: number;
  open: boolean;
  onToggle: () => void;
  actions: BudgetActions;
}

/** The categories without a budget, folded into one row that says how many and what they took. */
export function NotBudgeted({ budgets, spent, open, onToggle, actions }: NotBudgetedProps) {
  const list = useId();
  const count = budgets.length;
  const money = <Money amount={spent} className="font-label text-ink" />;
  return (
    <div className="rounded-xl border border-line bg-surface shadow-card">
      <button
        type="button"
        id={NOT_BUDGETED_ID}
        aria-expanded={open}
        aria-controls={list}
        onClick={onToggle}
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-xl px-4 py-2 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block leading-5 font-bold">
            <Trans>Not budgeted</Trans>
          </span>{" "}
          <span className="block text-small text-ink-3">
            <Plural value={count} one="# category" other="# categories" />
            {spent > 0 && (
              <>
                {" · "}
                <Trans>{money} spent</Trans>
              </>
            )}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            "size-5 shrink-0 text-ink-3 transition-transform duration-2",
            open && "rotate-180",
          )}
        />
      </button>
      <ul id={list} hidden={!open} className={cx(open && "grid gap-x-6 px-2 pb-2 sm:grid-cols-2")}>
        {open &&
          budgets.map((budget) => (
            <Row key={budget.category_id} budget={budget} actions={actions} />
          ))}
      </ul>
    </div>
  );
}

/** A category without a budget; the plus, and the row with it, sets one. */
function Row({ budget, actions }: { budget: Budget; actions: BudgetActions }) {
  const { t } = useLingui();
  const { category_id, category_label, icon, color, group, spent } = budget;
  const money = <Money amount={spent} />;
  return (
    <li className="relative flex min-w-0 items-center gap-3 rounded-panel px-2 py-2 hover:bg-sunken">
      <CategoryIcon icon={icon} color={color} size="sm" />
      <span className="min-w-0 flex-1">
        <span className="block text-small leading-5 font-bold wrap-anywhere">{category_label}</span>
        <span className="block text-caption text-ink-3">
          {spent > 0 ? <Trans>{money} spent</Trans> : t(GROUPS[group].label)}
        </span>
      </span>
      <button
        type="button"
        id={getCardId(category_id)}
        aria-haspopup="dialog"
        aria-label={t`Enter the budget for ${category_label}`}
        onClick={() => actions.onAmount(category_id)}
        className="grid size-6 shrink-0 cursor-pointer place-items-center text-primary after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <span className="relative flex">
        <BudgetMenu budget={budget} actions={actions} />
      </span>
    </li>
  );
}

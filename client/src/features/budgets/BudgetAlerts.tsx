import { Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronRight, TriangleAlert } from "lucide-react";
import { useState } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";

import { getCardId, getStatus, getUsedPercent, listAlerted } from "./budget-status";
import type { Budget } from "./types";

/** So many stand above the cards at first, the worst of them. */
const SHOWN = 2;

/** Which budgets are nearly or wholly used, one line each, leading to its card. */
export function BudgetAlerts({ budgets }: { budgets: readonly Budget[] }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const raised = listAlerted(budgets);
  if (raised.length === 0) return null;
  // The last one is not hidden behind a button as large as itself.
  const folds = raised.length > SHOWN + 1;
  const shown = folds && !all ? raised.slice(0, SHOWN) : raised;
  const more = raised.length - SHOWN;
  return (
    <ul
      aria-label={t`Budgets to check`}
      className="divide-y divide-line rounded-xl border border-line bg-surface px-2 py-1 shadow-card"
    >
      {shown.map((budget) => (
        <li key={budget.category_id}>
          <BudgetAlert budget={budget} />
        </li>
      ))}
      {folds && (
        <li>
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="min-h-11 w-full cursor-pointer rounded-m px-2 text-left text-small font-label text-primary hover:bg-sunken"
          >
            {all ? <Trans>Show fewer</Trans> : <Trans>Show {more} more</Trans>}
          </button>
        </li>
      )}
    </ul>
  );
}

function focusCard(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: "center" });
  card?.focus({ preventScroll: true });
}

function BudgetAlert({ budget }: { budget: Budget }) {
  const { category_id, category_label, icon, color } = budget;
  const status = getStatus(budget);
  const Icon = status === "full" ? Check : TriangleAlert;
  return (
    <button
      type="button"
      onClick={() => focusCard(getCardId(category_id))}
      className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-m px-2 py-1.5 text-left text-small leading-5 hover:bg-sunken"
    >
      <CategoryIcon icon={icon} color={color} size="xs" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="basis-full font-bold wrap-anywhere sm:basis-44">{category_label}</span>{" "}
        <span
          className={cx(
            "inline-flex items-center gap-1.25 font-label",
            status === "over" && "text-expense",
            status === "full" && "text-income",
            status === "near" && "text-gold-ink",
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <AlertText budget={budget} />
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}

function AlertText({ budget }: { budget: Budget }) {
  const { language } = useLanguage();
  const left = budget.left ?? 0;
  const amount = <Money amount={Math.abs(left)} />;
  const percent = formatPercent(getUsedPercent(budget), language);
  if (left < 0) return <Trans>{amount} over budget</Trans>;
  if (left === 0) return <Trans>Fully spent</Trans>;
  return (
    <Trans>
      {percent} used, {amount} left
    </Trans>
  );
}

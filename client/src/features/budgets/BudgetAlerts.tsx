import { Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronRight, TriangleAlert } from "lucide-react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";

import { alerted, cardId, standingOf, usedPercent } from "./budget-status";
import type { Budget } from "./types";

/** Which budgets are nearly or wholly used, one line each, leading to its card. */
export function AlertLines({ budgets }: { budgets: readonly Budget[] }) {
  const { t } = useLingui();
  const raised = alerted(budgets);
  if (raised.length === 0) return null;
  return (
    <ul
      aria-label={t`Budgets to look at`}
      className="divide-y divide-line rounded-xl border border-line bg-surface px-2 py-1 shadow-card"
    >
      {raised.map((budget) => (
        <li key={budget.category_id}>
          <AlertLine budget={budget} />
        </li>
      ))}
    </ul>
  );
}

function goTo(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: "center" });
  card?.focus({ preventScroll: true });
}

function AlertLine({ budget }: { budget: Budget }) {
  const { category_id, category_label, icon, color } = budget;
  const standing = standingOf(budget);
  const Icon = standing === "full" ? Check : TriangleAlert;
  return (
    <button
      type="button"
      onClick={() => goTo(cardId(category_id))}
      className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-m px-2 py-1.5 text-left text-small leading-5 hover:bg-sunken"
    >
      <CategoryIcon icon={icon} color={color} size="xs" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="font-bold wrap-anywhere">{category_label}</span>{" "}
        <span
          className={cx(
            "inline-flex items-center gap-1.25 font-label",
            standing === "over" && "text-expense",
            standing === "full" && "text-income",
            standing === "near" && "text-gold-ink",
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <AlertWords budget={budget} />
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </button>
  );
}

function AlertWords({ budget }: { budget: Budget }) {
  const { language } = useLanguage();
  const left = budget.left ?? 0;
  const amount = <Money amount={Math.abs(left)} />;
  const percent = formatPercent(usedPercent(budget), language);
  if (left < 0) return <Trans>{amount} over the budget</Trans>;
  if (left === 0) return <Trans>Used in full</Trans>;
  return (
    <Trans>
      {percent} used, {amount} left
    </Trans>
  );
}

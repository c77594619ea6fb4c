import { Trans, useLingui } from "@lingui/react/macro";
import { Check, TriangleAlert } from "lucide-react";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";
import { usePhone } from "@/browser/media-queries";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";

import { type BudgetActions, BudgetMenu } from "./BudgetMenu";
import {
  type BudgetStatus,
  getCardId,
  getPacePercent,
  getStatus,
  getUsedPercent,
} from "./budget-status";
import { GROUPS } from "./groups";
import type { Budget } from "./types";

const BAR_COLOURS = {
  over: "bg-expense-bar",
  full: "bg-savings",
  near: "bg-wants",
  within: "bg-primary",
};

const STATUS_ICONS = {
  over: { Icon: TriangleAlert, tone: "text-expense font-label" },
  full: { Icon: Check, tone: "text-income font-label" },
  near: { Icon: TriangleAlert, tone: "text-gold-ink font-label" },
  within: { Icon: null, tone: "text-ink-3" },
};

interface BudgetCardProps {
  budget: Budget;
  actions: BudgetActions;
}

/** A category with its budget and what is spent; the card opens the amount, the menu the rest. */
export function BudgetCard({ budget, actions }: BudgetCardProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const state = useId();
  const { category_id, category_label, icon, color, group, spent, available } = budget;
  const status = getStatus(budget);
  return (
    <li
      className={cx(
        "relative row-span-4 grid min-w-0 grid-rows-subgrid gap-y-0 rounded-xl border bg-surface px-3.5 py-3.5 shadow-card sm:px-4 sm:py-4",
        status === "over" ? "border-danger" : "border-line hover:shadow-hover",
      )}
    >
      <div className="flex items-center gap-3">
        <CategoryIcon icon={icon} color={color} size={phone ? "sm" : "md"} />
        <div className="min-w-0 flex-1">
          <button
            type="button"
            id={getCardId(category_id)}
            aria-describedby={state}
            aria-haspopup="dialog"
            onClick={() => actions.onAmount(category_id)}
            className="block text-left text-small leading-5 font-bold wrap-anywhere after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus sm:text-body"
          >
            {category_label}
          </button>
          <span className="flex items-center gap-1.25 text-caption text-ink-3">
            <span aria-hidden="true" className={cx("size-2 rounded-sm", GROUPS[group].fill)} />
            {t(GROUPS[group].label)}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-baseline content-start justify-between gap-x-2 pt-3">
        <Money amount={spent} className="text-lead font-bold" />
        <Available amount={available ?? 0} />
      </div>
      <Bar
        budget={budget}
        fill={BAR_COLOURS[status]}
        marked={status === "within" || status === "near"}
      />
      <div className="flex min-h-8 items-center justify-between gap-1">
        <div id={state} className="min-w-0">
          <CardStatus budget={budget} status={status} />
        </div>
        <BudgetMenu budget={budget} actions={actions} />
      </div>
    </li>
  );
}

function Available({ amount }: { amount: number }) {
  const money = <Money amount={amount} />;
  return (
    <span className="text-caption text-ink-3">
      <Trans>of {money}</Trans>
    </span>
  );
}

/** The used share; while some is left, a mark shows the pace of the month. */
function Bar({ budget, fill, marked }: { budget: Budget; fill: string; marked: boolean }) {
  const pace = marked ? getPacePercent(budget) : null;
  const percent = Math.min(100, getUsedPercent(budget));
  const amount = <Money amount={budget.pace ?? 0} />;
  return (
    <div className="relative my-1.5 h-1.5 rounded-full bg-track">
      <div className={cx("h-full rounded-full", fill)} style={{ width: `${percent}%` }} />
      {pace !== null && (
        <>
          <span
            aria-hidden="true"
            style={{ left: `${pace}%` }}
            className="absolute -top-1 h-3.5 w-0.5 -translate-x-1/2 rounded-full bg-ink"
          />
          <VisuallyHidden>
            <Trans>At an even pace, you'd have spent {amount} by today.</Trans>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

interface CardStatusProps {
  budget: Budget;
  status: BudgetStatus;
}

/** The status of a category as text and icon, and the carried amount. */
function CardStatus({ budget, status }: CardStatusProps) {
  const { Icon, tone } = STATUS_ICONS[status];
  const over = <Money amount={budget.carried} kind="net" />;
  return (
    <>
      <p className={cx("flex items-start gap-1 text-caption", tone)}>
        {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
        <span>
          <StatusText budget={budget} status={status} />
        </span>
      </p>
      {budget.carried !== 0 && (
        <p className="text-caption text-ink-3">
          <Trans>{over} from last month</Trans>
        </p>
      )}
    </>
  );
}

function StatusText({ budget, status }: CardStatusProps) {
  const { language } = useLanguage();
  const amount = <Money amount={Math.abs(budget.left ?? 0)} />;
  const percent = formatPercent(getUsedPercent(budget), language);
  if (status === "over") return <Trans>{amount} over</Trans>;
  if (status === "full") return <Trans>Fully spent</Trans>;
  if (status === "within") return <Trans>{amount} left</Trans>;
  return (
    <Trans>
      {percent} used, {amount} left
    </Trans>
  );
}

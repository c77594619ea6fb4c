import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Ellipsis, Pencil, Plus, ReceiptText, Repeat, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useNavigate } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatPercent } from "@/lib/percent";
import { ActionMenu } from "@/ui/buttons/ActionMenu";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Money } from "@/ui/money/Money";
import { usePhone } from "@/browser/media-queries";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";

import {
  type BudgetStatus,
  getCardId,
  getPacePercent,
  getStatus,
  getUsedPercent,
} from "./budget-status";
import { GROUP_NAMES, GROUPS } from "./groups";
import type { Budget, Group } from "./types";

const BAR_COLOURS = {
  unset: "bg-ink-3",
  over: "bg-expense-bar",
  full: "bg-savings",
  near: "bg-wants",
  within: "bg-primary",
};

const ICON_PROPS = { "aria-hidden": true, className: "size-4.5 text-ink-3" } as const;

const STATUS_ICONS = {
  unset: { Icon: Plus, tone: "text-primary font-label" },
  over: { Icon: TriangleAlert, tone: "text-expense font-label" },
  full: { Icon: Check, tone: "text-income font-label" },
  near: { Icon: TriangleAlert, tone: "text-gold-ink font-label" },
  within: { Icon: null, tone: "text-ink-3" },
};

interface BudgetCardProps {
  budget: Budget;
  actions: CardActions;
}

/** A category with its spending and budget; the card opens the amount, the menu further actions. */
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
        <Money
          amount={spent}
          className={cx("text-lead font-bold", available === null && spent === 0 && "text-ink-3")}
        />
        {available !== null && <Available amount={available} />}
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
        <CardMenu budget={budget} actions={actions} />
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
  const percent = budget.amount === null ? 0 : Math.min(100, getUsedPercent(budget));
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
            <Trans>By today {amount} would be on pace.</Trans>
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

/** What can be done with a category of the budget. */
function CardMenu({ budget, actions }: { budget: Budget; actions: CardActions }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { category_id: id, category_label, group } = budget;
  const moves = GROUP_NAMES.filter((name) => name !== group).map((name) => {
    const { move, Icon } = GROUPS[name];
    return { label: t(move), icon: <Icon {...ICON_PROPS} />, run: () => actions.onMove(id, name) };
  });
  return (
    <ActionMenu
      label={t`More for ${category_label}`}
      icon={<Ellipsis aria-hidden="true" className="size-5" />}
      className="-my-1.5 -mr-2.5 hover:bg-sunken"
      actions={[
        {
          label: t`Enter the amount`,
          icon: <Pencil {...ICON_PROPS} />,
          run: () => actions.onAmount(id),
        },
        {
          label: t`Carry over from last month`,
          icon: <Repeat {...ICON_PROPS} />,
          run: () => actions.onRollover(id),
        },
        ...moves,
        {
          label: t`See transactions`,
          icon: <ReceiptText {...ICON_PROPS} />,
          run: () => navigate(actions.spentIn(id)),
        },
      ]}
    />
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
  if (status === "unset") return <Trans>Set a budget</Trans>;
  if (status === "over") return <Trans>{amount} over</Trans>;
  if (status === "full") return <Trans>Used in full</Trans>;
  if (status === "within") return <Trans>{amount} left</Trans>;
  return (
    <Trans>
      {percent} used, {amount} left
    </Trans>
  );
}

/** What can be done from the card of a category. */
export interface CardActions {
  onAmount: (categoryId: string) => void;
  onRollover: (categoryId: string) => void;
  onMove: (categoryId: string, group: Group) => void;
  /** The path of its expenses in this month. */
  spentIn: (categoryId: string) => string;
}

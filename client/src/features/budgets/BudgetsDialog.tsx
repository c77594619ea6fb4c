import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatMonth } from "@/lib/dates";
import { APP_PATHS } from "@/lib/paths";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";
import { Dialog } from "@/ui/dialog/Dialog";
import { Loading } from "@/ui/feedback/Loading";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";

import AmountDialog from "./AmountDialog";
import { useBudgets } from "./queries";
import { QueryResult } from "./QueryResult";
import type { Budget, Budgets } from "./types";

const GRID = "grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3";

const BUILT_IN = Array.from({ length: 12 }, (_, index) => index);

/** The categories as small cards with this month's budget; the plus enters another amount. */
export function BudgetsDialog({ onClose }: { onClose: () => void }) {
  const budgets = useBudgets();
  return (
    <Dialog open size="lg" onClose={onClose} title={<Trans>Plan your budget</Trans>}>
      <QueryResult
        query={budgets}
        waiting={<SmallCardsSkeleton />}
        onRetry={() => void budgets.refetch()}
      >
        {(data) => <Cards budgets={data} onLeave={onClose} />}
      </QueryResult>
    </Dialog>
  );
}

function Cards({ budgets, onLeave }: { budgets: Budgets; onLeave: () => void }) {
  const { language } = useLanguage();
  const [pressed, setPressed] = useState<string | null>(null);
  const { datas, month } = budgets;
  const budget = datas.find(({ category_id }) => category_id === pressed);
  const name = formatMonth(`${month.key}-01`, language);
  return (
    <>
      <div className="-mt-3 -mb-2 flex shrink-0 flex-wrap items-center gap-x-3 text-small text-ink-2">
        <p>
          <Trans>Choose a category, then enter its budget for {name}.</Trans>
        </p>
        <Link to={APP_PATHS.budget} onClick={onLeave} className="link py-3">
          <Trans>See the whole budget</Trans>
        </Link>
      </div>
      <SmallCards budgets={datas} onPress={setPressed} />
      {budget && (
        <AmountDialog budget={budget} month={month.key} onClose={() => setPressed(null)} />
      )}
    </>
  );
}

interface SmallCardsProps {
  budgets: readonly Budget[];
  onPress: (categoryId: string) => void;
}

/** A small card each: picture, name, this month's budget and a plus that enters the amount. */
function SmallCards({ budgets, onPress }: SmallCardsProps) {
  const { t } = useLingui();
  return (
    <ul className={GRID}>
      {budgets.map(({ category_id, category_label, icon, color, amount }) => (
        <li
          key={category_id}
          className="relative flex min-w-0 items-center gap-1.5 rounded-panel border border-line py-2 pr-1.5 pl-2.5 hover:bg-sunken"
        >
          <CategoryIcon icon={icon} color={color} size="sm" />
          <span className="min-w-0 flex-1">
            <span className="block text-small leading-5 font-bold wrap-anywhere">
              {category_label}
            </span>
            <span className="block text-caption text-ink-3">
              {amount === null ? <Trans>No budget</Trans> : <Money amount={amount} />}
            </span>
          </span>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={t`Enter the budget for ${category_label}`}
            onClick={() => onPress(category_id)}
            className="grid size-6 shrink-0 place-items-center rounded-m text-primary after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The number of cards that fit without scrolling. */
function SmallCardsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading the budgets`}>
      <div className={GRID}>
        {BUILT_IN.map((card) => (
          <Skeleton key={card} className="h-14 rounded-panel" />
        ))}
      </div>
    </Loading>
  );
}

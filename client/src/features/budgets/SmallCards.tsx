import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";

import { CategoryIcon } from "@/ui/CategoryIcon";
import { Loading } from "@/ui/Loading";
import { Money } from "@/ui/Money";
import { Skeleton } from "@/ui/Skeleton";

import type { Budget } from "./types";

const GRID = "grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3";
const BUILT_IN = Array.from({ length: 12 }, (_, index) => index);

interface SmallCardsProps {
  budgets: readonly Budget[];
  onPress: (categoryId: string) => void;
}

/** A small card each: picture, name, this month's budget and a plus that enters the amount. */
export function SmallCards({ budgets, onPress }: SmallCardsProps) {
  const { t } = useLingui();
  return (
    <ul className={GRID}>
      {budgets.map(({ category_id, category_label, icon, color, amount }) => (
        <li
          key={category_id}
          className="relative flex min-w-0 items-center gap-2 rounded-panel border border-line py-2 pr-1 pl-2.5 hover:bg-sunken"
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
            aria-label={t`Enter the budget of ${category_label}`}
            onClick={() => onPress(category_id)}
            className="grid size-9 shrink-0 place-items-center rounded-m text-primary after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            <Plus aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** As many cards as stand in the window without scrolling. */
export function SmallCardsWaiting() {
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

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { Checkbox } from "@/ui/fields/Checkbox";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { GoalIcon } from "@/ui/pictures/GoalIcon";

import type { Forecast, ForecastItem } from "./queries";

interface PlannedItemsProps {
  items: readonly ForecastItem[];
  /** Card bills that the balance has lost already. */
  included: Forecast["included"];
  onLeaveOut: (key: string, leftOut: boolean) => void;
}

/** Everything that is known to move, each with a box that leaves it out. */
export function PlannedItems({ items, included, onLeaveOut }: PlannedItemsProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title={<Trans>What is coming</Trans>} />
      {items.length === 0 ? (
        <EmptyState brief title={<Trans>Nothing is planned until then</Trans>}>
          <Trans>Bills, investment plans and monthly goals appear here.</Trans>
        </EmptyState>
      ) : (
        <>
          <p className="-mt-2 mb-2 text-small text-ink-2">
            <Trans>Take the tick off to see your balance without it. Nothing is changed.</Trans>
          </p>
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.key}>
                <Item item={item} onLeaveOut={onLeaveOut} />
              </li>
            ))}
          </ul>
        </>
      )}
      <IncludedBills bills={included} />
    </Card>
  );
}

/** Says of card bills why they move nothing. */
function IncludedBills({ bills }: { bills: Forecast["included"] }) {
  const { language } = useLanguage();
  if (bills.length === 0) return null;
  return (
    <div className="mt-4 rounded-panel bg-sunken px-4 py-3 text-small text-ink-2">
      <p>
        <Trans>
          These cards count in your balance, so it already has their bills. Paying them changes
          nothing.
        </Trans>
      </p>
      <ul className="mt-1">
        {bills.map(({ name, day, amount }) => (
          <li key={`${name} ${day}`} className="flex min-h-7 items-baseline justify-between gap-4">
            <span className="wrap-anywhere">
              {name} · {formatBriefDate(day, language)}
            </span>
            <Money amount={-amount} className="font-label" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ItemProps extends Pick<PlannedItemsProps, "onLeaveOut"> {
  item: ForecastItem;
}

function Item({ item, onLeaveOut }: ItemProps) {
  const { name, icon, amount, left_out: leftOut, key } = item;
  return (
    <Checkbox
      block
      checked={!leftOut}
      onChange={(event) => onLeaveOut(key, !event.target.checked)}
      label={
        <span className="flex min-h-16 items-center gap-3 py-2">
          {/* It has the pictures of categories, too. */}
          <GoalIcon icon={icon} size="sm" />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-label wrap-anywhere">{name}</span>
            <span className="text-small text-ink-3">
              <When item={item} />
            </span>
          </span>
          <Money
            amount={Math.abs(amount)}
            kind={amount > 0 ? "income" : "expenses"}
            className="font-label"
          />
        </span>
      }
    />
  );
}

function InAll({ amount }: { amount: number }) {
  const sum = <Money amount={amount} />;
  return <Trans>{sum} in all</Trans>;
}

/** '5 Dec · 2 times, Rp600.000 in all · Found in your entries'. */
function When({ item: { day, times, total, source } }: { item: ForecastItem }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const sources = {
    reminder: t`Reminder`,
    plan: t`Investment plan`,
    goal: t`Goal`,
    debt: t`Debt`,
    card: t`Card bill`,
    series: t`Found in your entries`,
  } satisfies Record<ForecastItem["source"], string>;
  return (
    <>
      {formatBriefDate(day, language)}
      {times > 1 && (
        <>
          {" · "}
          <Plural value={times} one="# time" other="# times" />, <InAll amount={Math.abs(total)} />
        </>
      )}
      {" · "}
      {sources[source]}
    </>
  );
}

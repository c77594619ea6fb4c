import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatBriefDate } from "@/lib/dates";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { Checkbox } from "@/ui/fields/Checkbox";
import { Card, CardHead } from "@/ui/layout/Card";
import { Money } from "@/ui/money/Money";
import { CategoryIcon } from "@/ui/pictures/CategoryIcon";

import type { ForecastItem } from "./queries";

interface PlannedItemsProps {
  items: readonly ForecastItem[];
  onLeaveOut: (key: string, leftOut: boolean) => void;
}

/** Everything that is known to move, each with a box that leaves it out. */
export function PlannedItems({ items, onLeaveOut }: PlannedItemsProps) {
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
    </Card>
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
          <CategoryIcon icon={icon} size="sm" />
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

/** '5 Dec · 2 times · Found in your ledger'. */
function When({ item: { day, times, source } }: { item: ForecastItem }) {
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
          <Plural value={times} one="# time" other="# times" />
        </>
      )}
      {" · "}
      {sources[source]}
    </>
  );
}

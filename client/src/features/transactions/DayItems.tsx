import { useLingui } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { Money } from "@/ui/Money";

import { ChooseBox } from "./acts/ChooseBox";
import { RowMenu } from "./acts/RowMenu";
import type { DayItem, RowItem } from "./by-day";
import { TransactionLine } from "./TransactionLine";

/** The head of a day: which one it is and what it comes to. */
export function DayHead({ item, today }: { item: DayItem; today: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const long = formatDate(item.date, language);
  const near: Record<string, string> = {
    [today]: t`Today, ${long}`,
    [addDays(today, -1)]: t`Yesterday, ${long}`,
  };
  return (
    <div className="flex items-baseline justify-between gap-3 px-1 pt-3 pb-1.5 text-small">
      <h2 className="text-small font-label tracking-normal">{near[item.date] ?? long}</h2>
      {item.net !== null && <Money amount={item.net} kind="net" className="text-ink-3" />}
    </div>
  );
}

/** A row of a day's card; the first and the last row carry its round corners. */
export function DayRow({ item: { transaction, first, last, dated } }: { item: RowItem }) {
  const { language } = useLanguage();
  const category = transaction.detail && transaction.category_label;
  const day = dated && formatDate(transaction.date, language);
  return (
    <div
      className={cx(
        "relative border-x border-line bg-surface px-4",
        first && "rounded-t-xl border-t",
        last && "rounded-b-xl border-b shadow-card",
      )}
    >
      <div
        className={cx("flex min-h-16 items-center gap-3.5 py-2.5", !last && "border-b border-line")}
      >
        <ChooseBox transaction={transaction} />
        <TransactionLine transaction={transaction}>
          {[category, day].filter(Boolean).join(" · ")}
        </TransactionLine>
        <RowMenu transaction={transaction} />
      </div>
    </div>
  );
}

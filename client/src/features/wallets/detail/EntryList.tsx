import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { memo, type Ref, useMemo, useRef } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { useLanguage } from "@/i18n/use-language";
import { cx } from "@/lib/cx";
import { formatDate } from "@/lib/dates";
import { addDays } from "@/lib/days";
import { LoadMore } from "@/ui/rows/LoadMore";
import { createVirtualRows } from "@/ui/rows/virtual-rows";

import type { EntriesPage, Wallet } from "../types";
import { type EntryItem, groupByDay } from "./day-items";
import { EntryRow } from "./EntryRow";
import type { EntriesQuery } from "./use-entries";

const HEAD_HEIGHT = 31;
const ROW_HEIGHT = 61;

const useVirtualRows = createVirtualRows(
  () => import(/* webpackChunkName: "row-window" */ "@/ui/rows/RowWindow"),
);

interface EntryListProps {
  list: EntriesQuery;
  wallets: readonly Wallet[];
  today: string;
}

/** The entries by day; more come as one scrolls. */
export function EntryList({ list, wallets, today }: EntryListProps) {
  const failureText = useFailureText();
  const { data, error, fetchNextPage } = list;
  return (
    <section
      aria-busy={list.isPlaceholderData || undefined}
      className={cx("transition-opacity duration-2", list.isPlaceholderData && "opacity-60")}
    >
      <h2 className="sr-only">
        <Trans>Everything in this wallet</Trans>
      </h2>
      <ListHead page={data?.pages[0]} />
      <Rows list={list} wallets={wallets} today={today} />
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => void fetchNextPage()}
          loading={list.isFetchingNextPage}
          problem={list.isFetchNextPageError ? failureText(error) : null}
        />
      )}
    </section>
  );
}

/** How many there are; where nothing is left out, each row has the balance after it. */
function ListHead({ page }: { page: EntriesPage | undefined }) {
  if (!page) return null;
  const { totals, datas } = page;
  return (
    <div className="flex justify-between gap-4 px-1 text-small text-ink-2">
      <p role="status">
        <Plural value={totals.count} one="# entry" other="# entries" />
      </p>
      {datas[0]?.balance !== null && (
        <p aria-hidden="true" className="pr-3.5 text-ink-3 max-sm:hidden">
          <Trans>Balance after</Trans>
        </p>
      )}
    </div>
  );
}

function Rows({ list: { data }, wallets, today }: EntryListProps) {
  const place = useRef<HTMLDivElement>(null);
  const items = useMemo(() => groupByDay(data?.pages.flatMap(({ datas }) => datas) ?? []), [data]);
  const byId = useMemo(() => new Map(wallets.map((wallet) => [wallet.id, wallet])), [wallets]);
  const { lines, above, below, measure, finder } = useVirtualRows({
    place,
    count: items.length,
    estimate: (index) => (items[index]?.kind === "day" ? HEAD_HEIGHT : ROW_HEIGHT),
    keyOf: (index) => {
      const item = items[index];
      return item?.kind === "row" ? item.entry.id : (item?.date ?? String(index));
    },
  });
  return (
    <>
      {finder}
      <div ref={place} role="list" style={{ paddingTop: above, paddingBottom: below }}>
        {lines.map(({ index, key }) => {
          const item = items[index];
          return (
            item && (
              <Line
                key={key}
                ref={measure}
                index={index}
                today={today}
                wallets={byId}
                item={item}
              />
            )
          );
        })}
      </div>
    </>
  );
}

interface LineProps {
  item: EntryItem;
  index: number;
  today: string;
  wallets: ReadonlyMap<string, Wallet>;
  ref: Ref<HTMLDivElement>;
}

const Line = memo(function Line({ item, index, today, wallets, ref }: LineProps) {
  return (
    <div ref={ref} data-index={index} role="listitem">
      {item.kind === "day" ? (
        <DayHeading date={item.date} today={today} />
      ) : (
        <EntryRow {...item} wallets={wallets} />
      )}
    </div>
  );
});

function DayHeading({ date, today }: { date: string; today: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const long = formatDate(date, language);
  const near: Record<string, string> = {
    [today]: t`Today, ${long}`,
    [addDays(today, -1)]: t`Yesterday, ${long}`,
  };
  return (
    <h3 className="px-1 pt-1.5 pb-1 text-small font-label tracking-normal">{near[date] ?? long}</h3>
  );
}

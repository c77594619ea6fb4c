import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { ErrorState } from "@/ui/ErrorState";
import { usePhone } from "@/ui/use-phone";

import { FilteredTotals } from "./FilteredTotals";
import type { Filters } from "./filters";
import { LoadMore } from "./LoadMore";
import { NoTransactions } from "./NoTransactions";
import { TransactionsByDay } from "./TransactionsByDay";
import { TransactionsTable } from "./TransactionsTable";
import { TransactionsWaiting } from "./TransactionsWaiting";
import type { Totals } from "./types";
import { useTransactions } from "./use-transactions";

interface TransactionsListProps {
  filters: Filters;
  today: string;
  onRecord: () => void;
  onShowAll: () => void;
}

/** The transactions that the filters meet, in each of their states. */
export function TransactionsList({ filters, today, onRecord, onShowAll }: TransactionsListProps) {
  const failureText = useFailureText();
  const list = useTransactions(filters);
  const { data, error } = list;
  const totals = data?.pages[0]?.totals;

  if (!totals) {
    if (!error) return <TransactionsWaiting />;
    return (
      <div className="rounded-xl border border-line bg-surface">
        <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()}>
          {failureText(error)}
        </ErrorState>
      </div>
    );
  }
  if (totals.count === 0) {
    return <NoTransactions filters={filters} onRecord={onRecord} onShowAll={onShowAll} />;
  }
  return <Filled list={list} totals={totals} category={filters.category} today={today} />;
}

interface FilledProps {
  list: ReturnType<typeof useTransactions>;
  totals: Totals;
  category: Filters["category"];
  today: string;
}

function Filled({ list, totals, category, today }: FilledProps) {
  const phone = usePhone();
  const { data, error, fetchNextPage } = list;
  const transactions = useMemo(() => data?.pages.flatMap((page) => page.datas) ?? [], [data]);
  return (
    <section
      aria-busy={list.isPlaceholderData || undefined}
      className={cx(
        "flex flex-col gap-3 transition-opacity duration-2",
        list.isPlaceholderData && "opacity-60",
      )}
    >
      <h2 className="sr-only">
        <Trans>All that is listed</Trans>
      </h2>
      <FilteredTotals totals={totals} category={category} />
      {phone ? (
        <TransactionsByDay transactions={transactions} complete={!list.hasNextPage} today={today} />
      ) : (
        <div className="rounded-xl border border-line bg-surface px-3 pt-3 pb-2 shadow-card max-sm:overflow-hidden">
          <TransactionsTable transactions={transactions} total={totals.count} />
        </div>
      )}
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => void fetchNextPage()}
          loading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? error : null}
        />
      )}
    </section>
  );
}

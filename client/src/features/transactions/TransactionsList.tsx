import { Trans } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense, useMemo } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { ErrorState } from "@/ui/ErrorState";
import { usePhone } from "@/ui/use-phone";

import { BeginChoosing } from "./acts/BeginChoosing";
import { RowFrame } from "./acts/RowFrame";
import { FilteredTotals } from "./FilteredTotals";
import type { Filters } from "./filters";
import { LoadMore } from "./LoadMore";
import { NoTransactions } from "./NoTransactions";
import { rowsOfPages } from "./paged";
import { SortChoice } from "./SortChoice";
import { TransactionsLines } from "./TransactionsLines";
import { TransactionsTable } from "./TransactionsTable";
import { TransactionsWaiting } from "./TransactionsWaiting";
import type { Totals } from "./types";
import type { ChangeFilters } from "./use-filters";
import type { useTransactions } from "./use-transactions";

const Paper = lazy(async () => ({ default: (await import("./Paper")).Paper }));

interface TransactionsListProps {
  list: ReturnType<typeof useTransactions>;
  filters: Filters;
  today: string;
  onChange: ChangeFilters;
  onRecord: () => void;
  CategoryName: ComponentType<{ id: string }>;
}

/** An address may ask for what the server does not know; nothing fits that. */
function isSenseless(error: unknown): boolean {
  return error instanceof AppError && error.status === 422;
}

/** The transactions that the filters meet, in each of their states. */
export function TransactionsList(props: TransactionsListProps) {
  const { list, filters, onChange, onRecord } = props;
  const totals = list.data?.pages[0]?.totals;
  if (totals ? totals.count === 0 : isSenseless(list.error)) {
    return <NoTransactions filters={filters} onRecord={onRecord} onChange={onChange} />;
  }
  if (!totals) return list.error ? <Failed list={list} /> : <TransactionsWaiting />;
  return (
    <RowFrame filters={filters} totals={totals}>
      <Filled {...props} totals={totals} />
    </RowFrame>
  );
}

function Failed({ list }: Pick<TransactionsListProps, "list">) {
  const failureText = useFailureText();
  return (
    <div className="rounded-xl border border-line bg-surface">
      <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {failureText(list.error)}
      </ErrorState>
    </div>
  );
}

function Filled(props: TransactionsListProps & { totals: Totals }) {
  const { list, totals, filters, today, onChange } = props;
  const phone = usePhone();
  const { data, error, fetchNextPage } = list;
  const rows = useMemo(() => rowsOfPages(data?.pages.map(({ datas }) => datas) ?? []), [data]);
  // The order leaves nothing out: a step back for each would only be in the way.
  const order = {
    sort: filters.sort,
    onSort: (sort: Filters["sort"]) => onChange({ sort }, { quietly: true }),
  };
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
      <FilteredTotals totals={totals} category={filters.category}>
        {phone && (
          <div className="-mr-2 flex items-center gap-1">
            <SortChoice {...order} />
            <BeginChoosing />
          </div>
        )}
      </FilteredTotals>
      {phone ? (
        <TransactionsLines rows={rows} complete={!list.hasNextPage} today={today} {...order} />
      ) : (
        <div className="rounded-xl border border-line bg-surface px-3 pt-3 pb-2 shadow-card">
          <TransactionsTable rows={rows} total={totals.count} {...order} />
        </div>
      )}
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => void fetchNextPage()}
          loading={list.isFetchingNextPage}
          error={list.isFetchNextPageError ? error : null}
        />
      )}
      <Suspense>
        <Paper {...props} rows={rows} />
      </Suspense>
    </section>
  );
}

import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type ComponentType, Suspense, useMemo } from "react";

import { AppError } from "@/api/errors";
import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { lazyComponent } from "@/lib/lazy-component";
import { isReported, netAmount } from "@/lib/signed-amount";
import { Button } from "@/ui/buttons/Button";
import { Card } from "@/ui/layout/Card";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { ErrorState } from "@/ui/feedback/ErrorState";
import { Loading } from "@/ui/feedback/Loading";
import { LoadMore } from "@/ui/rows/LoadMore";
import { Money } from "@/ui/money/Money";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { usePhone } from "@/browser/media-queries";

import { type ChangeFilters, type Filters, isFiltered, NO_FILTERS } from "../filters";
import { TransactionLinesSkeleton } from "../TransactionLine";
import type { EntryType, Totals, TransactionType } from "../types";
import { ImportLink } from "./ImportLink";
import { joinPages } from "./loaded-rows";
import { SelectButton } from "./SelectionControls";
import { SelectionProvider } from "./SelectionProvider";
import { TransactionsByDay } from "./TransactionsByDay";
import { TransactionsTable } from "./TransactionsTable";
import type { useTransactions } from "./use-transactions";

const Paper = lazyComponent(async () => ({
  default: (await import("./PrintedTransactions")).PrintedTransactions,
}));

const WIDTHS = ["w-40", "w-52", "w-36", "w-44", "w-48", "w-32", "w-40", "w-52", "w-36", "w-44"];

interface TransactionsListProps {
  list: ReturnType<typeof useTransactions>;
  filters: Filters;
  today: string;
  onChange: ChangeFilters;
  onRecord: () => void;
  CategoryName: ComponentType<{ id: string }>;
}

/** The address may hold filters that the server rejects; nothing matches them. */
function isInvalidFilter(error: unknown): boolean {
  return error instanceof AppError && error.status === 422;
}

/** The list in each of its states. */
export function TransactionsList(props: TransactionsListProps) {
  const { list, filters, onChange, onRecord } = props;
  const totals = list.data?.pages[0]?.totals;
  if (totals ? totals.count === 0 : isInvalidFilter(list.error)) {
    return <NoTransactions filters={filters} onRecord={onRecord} onChange={onChange} />;
  }
  if (!totals) return list.error ? <ListError list={list} /> : <TransactionsSkeleton />;
  return (
    <SelectionProvider filters={filters} totals={totals}>
      <LoadedTransactions {...props} totals={totals} />
    </SelectionProvider>
  );
}

function ListError({ list }: Pick<TransactionsListProps, "list">) {
  const failureText = useFailureText();
  return (
    <div className="rounded-xl border border-line bg-surface">
      <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {failureText(list.error)}
      </ErrorState>
    </div>
  );
}

function LoadedTransactions(props: TransactionsListProps & { totals: Totals }) {
  const { list, totals, filters, today, onChange } = props;
  const phone = usePhone();
  const failureText = useFailureText();
  const { data, error, fetchNextPage } = list;
  const rows = useMemo(() => joinPages(data?.pages.map(({ datas }) => datas) ?? []), [data]);
  // Sorting hides nothing, so it adds no step to the history.
  const order = {
    sort: filters.sort,
    onSort: (sort: Filters["sort"]) => onChange({ sort }, { quietly: true }),
  };
  return (
    <section
      aria-busy={list.isPlaceholderData || undefined}
      className={cx(
        "flex flex-col transition-opacity duration-2 sm:gap-3",
        list.isPlaceholderData && "opacity-60",
      )}
    >
      <h2 className="sr-only">
        <Trans>Everything listed</Trans>
      </h2>
      {phone ? (
        <PhoneTotals totals={totals} filters={filters} />
      ) : (
        <WideTotals totals={totals} category={filters.category} />
      )}
      {phone ? (
        <TransactionsByDay rows={rows} complete={!list.hasNextPage} today={today} {...order} />
      ) : (
        <div className="rounded-xl border border-line bg-surface px-3 pt-3 pb-2 shadow-card">
          <TransactionsTable rows={rows} total={totals.count} {...order} />
        </div>
      )}
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => void fetchNextPage()}
          loading={list.isFetchingNextPage}
          problem={list.isFetchNextPageError ? failureText(error) : null}
        />
      )}
      <Suspense>
        <Paper {...props} rows={rows} />
      </Suspense>
    </section>
  );
}

interface NoTransactionsProps {
  filters: Filters;
  onRecord: () => void;
  onChange: ChangeFilters;
}

/** The empty state: nothing recorded, or no match. */
function NoTransactions({ filters, onRecord, onChange }: NoTransactionsProps) {
  const { q } = filters;
  return (
    <Card>
      {isFiltered(filters) ? (
        <EmptyState
          illustration="empty-transactions"
          title={q ? <Trans>Nothing found for “{q}”</Trans> : <Trans>Nothing found here</Trans>}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {q && (
                <Button onClick={() => onChange({ q: "" })}>
                  <Trans>Clear the search</Trans>
                </Button>
              )}
              <Button variant="secondary" onClick={() => onChange(NO_FILTERS)}>
                <Trans>Show all transactions</Trans>
              </Button>
            </div>
          }
        >
          {q ? (
            <Trans>Try another word, category, amount or period.</Trans>
          ) : (
            <Trans>No transactions match your filters.</Trans>
          )}
        </EmptyState>
      ) : (
        <EmptyState
          illustration="empty-transactions"
          title={<Trans>Nothing recorded yet</Trans>}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onRecord}>
                <Trans>Add Transaction</Trans>
              </Button>
              <ImportLink />
            </div>
          }
        >
          <Trans>Start with the first thing you bought today.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

/** The sum of one type; transfers have none, for they neither add nor take. */
function only(category: EntryType): readonly TransactionType[] {
  return isReported(category) ? [category] : [];
}

interface WideTotalsProps {
  totals: Totals;
  category: Filters["category"];
}

/** The totals of all matches, loaded or not. */
function WideTotals({ totals, category }: WideTotalsProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-1 text-small text-ink-2">
      <Count totals={totals} />
      <Sums
        totals={totals}
        of={category === "all" ? ["income", "expenses", "net"] : only(category)}
      />
    </div>
  );
}

/** The same on phones: one line, and a second one for both sides of a filtered list. */
function PhoneTotals({ totals, filters }: { totals: Totals; filters: Filters }) {
  const { category } = filters;
  return (
    <div className="flex flex-col px-1 text-small text-ink-2">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
        <Count totals={totals} />
        <Sums totals={totals} of={category === "all" ? ["net"] : only(category)} nameless />
        <SelectButton />
      </div>
      {category === "all" && isFiltered(filters) && (
        <Sums totals={totals} of={["income", "expenses"]} />
      )}
    </div>
  );
}

function Count({ totals: { count } }: { totals: Totals }) {
  return (
    <p role="status">
      <Plural value={count} one="# transaction" other="# transactions" />
    </p>
  );
}

const SUMS = {
  income: { label: msg`Income`, get: ({ income }: Totals) => income },
  expenses: { label: msg`Expenses`, get: ({ expenses }: Totals) => expenses },
  net: { label: msg`Net`, get: netAmount },
} as const;

interface SumsProps {
  totals: Totals;
  of: readonly (keyof typeof SUMS)[];
  /** Where there is no room, a name is only read. */
  nameless?: boolean;
}

/** Some of the sums, each with its name. */
function Sums({ totals, of, nameless }: SumsProps) {
  const { t } = useLingui();
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 *:flex *:gap-x-1.5">
      {of.map((kind) => (
        <div key={kind}>
          <dt className={cx(nameless && "sr-only")}>{t(SUMS[kind].label)}</dt>
          <dd>
            <Money
              amount={SUMS[kind].get(totals)}
              kind={kind}
              className={cx("font-label", kind === "net" && "text-ink")}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The skeleton of the table; on phones, of some day cards. */
function TransactionsSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading your transactions`}>
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-4 px-1 sm:mb-3 sm:min-h-5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-5 w-32 sm:w-64" />
      </div>
      <div className="rounded-xl border border-line bg-surface px-3 pt-3 pb-2 shadow-card max-sm:hidden">
        <Skeleton className="h-11 rounded-m" />
        {WIDTHS.map((width, at) => (
          <div
            key={`${at}-${width}`}
            className="flex h-15 items-center gap-3.5 border-b border-line px-4 last:border-b-0"
          >
            <Skeleton className="size-11 shrink-0 rounded-control" />
            <Skeleton className={cx("h-4", width)} />
            <Skeleton className="ml-auto h-4 w-32" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-6 w-20 rounded-badge" />
          </div>
        ))}
      </div>
      <div className="sm:hidden">
        {[WIDTHS.slice(0, 2), WIDTHS.slice(2, 5), WIDTHS.slice(5, 7)].map((day) => (
          <div key={day.join()}>
            <div className="flex h-8 items-end justify-between px-1 pb-1.5">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 w-20" />
            </div>
            <div className="rounded-xl border border-line bg-surface px-4 shadow-card">
              <TransactionLinesSkeleton widths={day} />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useSyncExternalStore } from "react";
import { createPortal, flushSync } from "react-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatDate, formatDayRange } from "@/lib/dates";
import { formatDigits } from "@/lib/money";
import { netAmount } from "@/lib/signed-amount";
import { Money } from "@/ui/money/Money";
import { useNamedWallets } from "@/ui/fields/wallets-context";

import type { Filters } from "../filters";
import type { Totals, Transaction } from "../types";
import { useWalletNames } from "../wallet-names";
import type { LoadedRows } from "./loaded-rows";
import { SORT_LABELS } from "./sort-labels";
import { TYPE_NAMES } from "./type-names";

/** The most rows that are printed. */
const MAX_ROWS = 5_000;

const PRINT_MEDIA = "print";

interface PrintedTransactionsProps {
  filters: Filters;
  rows: LoadedRows;
  totals: Totals;
  today: string;
  CategoryName: ComponentType<{ id: string }>;
}

/**
 * The printed list: filters, totals and rows. It is rendered ahead because nothing can be fetched
 * once printing starts.
 */
export function PrintedTransactions(props: PrintedTransactionsProps) {
  return useIsPrinting() && createPortal(<PrintedContent {...props} />, document.body);
}

function PrintedContent({ filters, rows, totals, today, CategoryName }: PrintedTransactionsProps) {
  const { language } = useLanguage();
  const most = Math.min(rows.count, MAX_ROWS);
  const [printed, count] = [formatDigits(most), formatDigits(totals.count)];
  return (
    <div data-paper className="light text-small text-ink">
      <header className="mb-4 flex items-baseline justify-between gap-6">
        <h1>
          <Trans>Transactions</Trans>
        </h1>
        <p>{formatDate(today, language)}</p>
      </header>
      <PrintedFilters filters={filters} CategoryName={CategoryName} />
      <PrintedTotals totals={totals} category={filters.category} />
      {most < totals.count && (
        <p className="mb-4 font-label">
          <Trans>
            These are the first {printed} of {count}. Export saves all of them.
          </Trans>
        </p>
      )}
      <PrintedTable rows={Array.from({ length: most }, (_row, index) => rows.at(index))} />
    </div>
  );
}

function PrintedFilters({
  filters,
  CategoryName,
}: Pick<PrintedTransactionsProps, "filters" | "CategoryName">) {
  const { t } = useLingui();
  const { category, wallet, category_ids, from, to, q, sort } = filters;
  const all = useNamedWallets();
  return (
    <p className="mb-1 flex flex-wrap gap-x-5">
      {category !== "all" && <span>{t(TYPE_NAMES[category])}</span>}
      {wallet && <span>{all.find(({ id }) => id === wallet)?.name}</span>}
      {category_ids.map((id) => (
        <span key={id}>
          <CategoryName id={id} />
        </span>
      ))}
      <PrintedDates from={from} to={to} />
      {q && (
        <span>
          <Trans>Search: {q}</Trans>
        </span>
      )}
      <span>{t(SORT_LABELS[sort])}</span>
    </p>
  );
}

function PrintedDates({ from, to }: Pick<Filters, "from" | "to">) {
  const { language } = useLanguage();
  if (from && to) return <span>{formatDayRange(from, to, language)}</span>;
  if (!from && !to) return null;
  const day = formatDate(from ?? to ?? "", language);
  return <span>{from ? <Trans>From {day}</Trans> : <Trans>Until {day}</Trans>}</span>;
}

interface PrintedTotalsProps {
  totals: Totals;
  category: Filters["category"];
}

function PrintedTotals({ totals: { count, income, expenses }, category }: PrintedTotalsProps) {
  return (
    <p className="mb-4 flex flex-wrap gap-x-5 font-label">
      <span>
        <Plural value={count} one="# transaction" other="# transactions" />
      </span>
      {(category === "all" || category === "income") && (
        <span>
          <Trans>Income</Trans> <Money amount={income} kind="income" />
        </span>
      )}
      {(category === "all" || category === "expenses") && (
        <span>
          <Trans>Expenses</Trans> <Money amount={expenses} kind="expenses" />
        </span>
      )}
      {category === "all" && (
        <span>
          <Trans>Net</Trans> <Money amount={netAmount({ income, expenses })} kind="net" />
        </span>
      )}
    </p>
  );
}

const cell = "border-b border-line py-1 pr-4 text-left align-top last:pr-0";

function PrintedTable({ rows }: { rows: readonly (Transaction | undefined)[] }) {
  const { language } = useLanguage();
  const walletOf = useWalletNames();
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="*:border-b *:border-ink *:py-1 *:pr-4 *:text-left *:last:pr-0">
          <th scope="col">
            <Trans>Date</Trans>
          </th>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Detail</Trans>
          </th>
          <th scope="col" className="text-right!">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(
          (row) =>
            row && (
              <tr key={row.id} className="break-inside-avoid">
                <td className={`${cell} whitespace-nowrap`}>{formatDate(row.date, language)}</td>
                <td className={cell}>{row.category_label}</td>
                <td className={`${cell} wrap-anywhere`}>
                  {[row.detail, walletOf(row)].filter(Boolean).join(" · ")}
                </td>
                <td className={`${cell} text-right`}>
                  <Money amount={row.amount} kind={row.type} />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

let printing = false;

/** Renders before the browser lays out the printed page. */
function subscribe(changed: () => void): () => void {
  const paper = window.matchMedia(PRINT_MEDIA);
  const begin = () => {
    printing = true;
    flushSync(changed);
  };
  const end = () => {
    printing = false;
    changed();
  };
  paper.addEventListener("change", changed);
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    paper.removeEventListener("change", changed);
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}

/** Whether the page is being printed. */
function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing || window.matchMedia(PRINT_MEDIA).matches);
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ComponentType } from "react";
import { createPortal } from "react-dom";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { formatDigits } from "@/lib/money";
import { Money } from "@/ui/Money";

import type { Filters } from "./filters";
import type { Rows } from "./paged";
import { SORT_NAMES } from "./SortChoice";
import { formatDays } from "./summary-words";
import type { Totals, Transaction } from "./types";
import { usePrinting } from "./use-printing";

/** More would be a book. */
const MOST = 5_000;

interface PaperProps {
  filters: Filters;
  rows: Rows;
  totals: Totals;
  today: string;
  CategoryName: ComponentType<{ id: string }>;
}

/**
 * What is listed as it is printed: which transactions, what they come to, and each of them. It is
 * there before it is wanted, because nothing can be fetched any more once something is printed.
 */
export function Paper(props: PaperProps) {
  return usePrinting() && createPortal(<Sheets {...props} />, document.body);
}

function Sheets({ filters, rows, totals, today, CategoryName }: PaperProps) {
  const { language } = useLanguage();
  const most = Math.min(rows.count, MOST);
  const [printed, count] = [formatDigits(most), formatDigits(totals.count)];
  return (
    <div data-paper className="light text-small text-ink">
      <header className="mb-4 flex items-baseline justify-between gap-6">
        <h1>
          <Trans>Transactions</Trans>
        </h1>
        <p>{formatDate(today, language)}</p>
      </header>
      <Chosen filters={filters} CategoryName={CategoryName} />
      <Sums totals={totals} category={filters.category} />
      {most < totals.count && (
        <p className="mb-4 font-label">
          <Trans>
            These are the first {printed} of {count}. Export saves all of them.
          </Trans>
        </p>
      )}
      <Sheet rows={Array.from({ length: most }, (_row, index) => rows.at(index))} />
    </div>
  );
}

function Chosen({ filters, CategoryName }: Pick<PaperProps, "filters" | "CategoryName">) {
  const { t } = useLingui();
  const { category, category_id: id, from, to, q, sort } = filters;
  return (
    <p className="mb-1 flex flex-wrap gap-x-5">
      {category !== "all" && (
        <span>{category === "income" ? <Trans>Income</Trans> : <Trans>Expenses</Trans>}</span>
      )}
      {id && (
        <span>
          <CategoryName id={id} />
        </span>
      )}
      <Days from={from} to={to} />
      {q && (
        <span>
          <Trans>Search: {q}</Trans>
        </span>
      )}
      <span>{t(SORT_NAMES[sort])}</span>
    </p>
  );
}

function Days({ from, to }: Pick<Filters, "from" | "to">) {
  const { language } = useLanguage();
  if (from && to) return <span>{formatDays(from, to, language)}</span>;
  if (!from && !to) return null;
  const day = formatDate(from ?? to ?? "", language);
  return <span>{from ? <Trans>From {day}</Trans> : <Trans>Until {day}</Trans>}</span>;
}

interface SumsProps {
  totals: Totals;
  category: Filters["category"];
}

function Sums({ totals: { count, income, expenses }, category }: SumsProps) {
  return (
    <p className="mb-4 flex flex-wrap gap-x-5 font-label">
      <span>
        <Plural value={count} one="# transaction" other="# transactions" />
      </span>
      {category !== "expenses" && (
        <span>
          <Trans>Income</Trans> <Money amount={income} kind="income" />
        </span>
      )}
      {category !== "income" && (
        <span>
          <Trans>Expenses</Trans> <Money amount={expenses} kind="expenses" />
        </span>
      )}
      {category === "all" && (
        <span>
          <Trans>Net</Trans> <Money amount={income - expenses} kind="net" />
        </span>
      )}
    </p>
  );
}

const cell = "border-b border-line py-1 pr-4 text-left align-top last:pr-0";

function Sheet({ rows }: { rows: readonly (Transaction | undefined)[] }) {
  const { language } = useLanguage();
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
                <td className={`${cell} wrap-anywhere`}>{row.detail}</td>
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

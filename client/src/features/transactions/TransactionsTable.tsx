import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useRef } from "react";

import { useLanguage } from "@/i18n/use-language";
import { formatDate } from "@/lib/dates";
import { CategoryIcon } from "@/ui/CategoryIcon";
import { Money } from "@/ui/Money";
import { Cell, HeadCell, Row, Table } from "@/ui/Table";
import { type Amounts, useAmounts } from "@/ui/use-amounts";

import { TypeBadge } from "./TypeBadge";
import type { Transaction } from "./types";
import { useRowsInWindow } from "./use-window";

const ROW_HEIGHT = 61;

interface TransactionsTableProps {
  transactions: readonly Transaction[];
  /** How many there are in all, loaded or not. */
  total: number;
}

/** The transactions as a table; only the rows near the window are there. */
export function TransactionsTable({ transactions, total }: TransactionsTableProps) {
  const { t } = useLingui();
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, above, below, measure } = useRowsInWindow({
    place: body,
    count: transactions.length,
    estimate: () => ROW_HEIGHT,
    keyOf: (index) => transactions[index]?.id ?? String(index),
  });
  const { text } = useAmounts();
  const widest = useMemo(() => Math.max(0, ...lengths(transactions, text)), [transactions, text]);

  return (
    <Table aria-label={t`Transactions`} aria-rowcount={total + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <HeadCell className="w-full">
            <Trans>Name</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Date</Trans>
          </HeadCell>
          {/* As wide as the longest amount, so that no column moves while one scrolls. */}
          <HeadCell className="money text-right" style={{ minWidth: `calc(${widest}ch + 56px)` }}>
            <Trans>Amount</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Category</Trans>
          </HeadCell>
        </tr>
      </thead>
      <tbody ref={body}>
        <Room height={above} />
        {rows.map(({ index, key }) => {
          const transaction = transactions[index];
          return (
            transaction && (
              <Row key={key} ref={measure} data-index={index} aria-rowindex={index + 2}>
                <TransactionCells transaction={transaction} />
              </Row>
            )
          );
        })}
        <Room height={below} />
      </tbody>
    </Table>
  );
}

function* lengths(transactions: readonly Transaction[], text: Amounts["text"]) {
  for (const { amount } of transactions) yield text(amount, { signed: true }).length;
}

/** The room of the rows that are not there. */
function Room({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={4} style={{ height }} />
    </tr>
  );
}

function TransactionCells({ transaction }: { transaction: Transaction }) {
  const { language } = useLanguage();
  const { icon, category_label, detail, date, amount, type } = transaction;
  return (
    <>
      <Cell className="w-full max-w-0">
        <div className="flex items-center gap-3.5">
          <CategoryIcon icon={icon} />
          <div className="min-w-0">
            <div className="truncate leading-5 font-label">{category_label}</div>
            {detail && <div className="truncate text-small text-ink-3">{detail}</div>}
          </div>
        </div>
      </Cell>
      <Cell className="min-w-42 whitespace-nowrap text-ink-2">{formatDate(date, language)}</Cell>
      <Cell className="text-right text-base font-label">
        <Money amount={amount} kind={type} />
      </Cell>
      <Cell>
        <TypeBadge type={type} />
      </Cell>
    </>
  );
}

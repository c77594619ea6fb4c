import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowUpRight, ReceiptText } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { useFailureText } from "@/api/use-failure-text";
import { cx } from "@/lib/cx";
import { formatRupiah } from "@/lib/money";
import { isMoneyIn, signedAmount } from "@/lib/signed-amount";
import { Badge } from "@/ui/layout/Badge";
import { Button } from "@/ui/buttons/Button";
import type { Column } from "@/ui/table/DataTable";
import { DataTable } from "@/ui/table/DataTable";
import { NothingHere } from "@/ui/feedback/NothingHere";
import { Pagination } from "@/ui/table/Pagination";

import { ShortId } from "./ShortId";
import type { UserDetails, HistoryRow } from "./types";
import { useDateFormats } from "./use-date-formats";
import { HISTORY_PER_PAGE, type HistoryLookup, useHistory } from "./use-history";

function Amount({ row }: { row: HistoryRow }) {
  return (
    <span className={cx("money font-bold", isMoneyIn(row.type) ? "text-income" : "text-expense")}>
      {formatRupiah(signedAmount(row), { signed: true })}
    </span>
  );
}

const TYPE_NAMES: Record<HistoryRow["type"], MessageDescriptor> = {
  income: msg`Income`,
  expenses: msg`Expenses`,
};

function Kind({ type }: Pick<HistoryRow, "type">) {
  const { t } = useLingui();
  const look = { "aria-hidden": true, className: "size-3.5" } as const;
  if (isMoneyIn(type)) {
    return (
      <Badge tone="green" icon={<ArrowDownLeft {...look} />}>
        {t(TYPE_NAMES[type])}
      </Badge>
    );
  }
  return <Badge icon={<ArrowUpRight {...look} />}>{t(TYPE_NAMES[type])}</Badge>;
}

function useColumns(): Column<HistoryRow>[] {
  const { t } = useLingui();
  const days = useDateFormats();
  return [
    {
      key: "user",
      label: t`User`,
      className: "w-full max-w-0",
      cell: ({ user }) => <span className="block truncate font-bold">{user}</span>,
    },
    {
      key: "id",
      label: t`Transaction ID`,
      cell: ({ id }) => <ShortId kind="TX" id={id} label={t`Copy the transaction ID`} />,
    },
    {
      key: "date",
      label: t`Date`,
      className: "whitespace-nowrap text-ink-2",
      cell: ({ date }) => days.day(date),
    },
    { key: "amount", label: t`Amount`, right: true, cell: (row) => <Amount row={row} /> },
    { key: "type", label: t`Type`, cell: ({ type }) => <Kind type={type} /> },
  ];
}

/** One transaction in the list of a phone. */
function Item({ row }: { row: HistoryRow }) {
  const days = useDateFormats();
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-3 px-2 tight:flex-wrap">
      <div className="min-w-0 flex-1 tight:basis-full">
        <p className="truncate font-bold tight:whitespace-normal">{row.user}</p>
        <p className="flex flex-wrap items-center gap-x-2.5 text-small text-ink-3">
          <ShortId kind="TX" id={row.id} label={t`Copy the transaction ID`} />
          <span>{days.briefDay(row.date)}</span>
        </p>
      </div>
      <div className="flex flex-col items-end gap-1.5 tight:items-start">
        <Amount row={row} />
        <Kind type={row.type} />
      </div>
    </div>
  );
}

interface HistoryTableProps {
  look: HistoryLookup;
  person: Pick<UserDetails, "fullname">;
  onEnd: () => void;
}

/** A person's transactions, five per page. */
export function HistoryTable({ look, person, onEnd }: HistoryTableProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useHistory(look, page);
  const line = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => line.current?.focus(), []);
  const { fullname: name } = person;
  const { reason } = look;
  return (
    <>
      <div
        ref={line}
        tabIndex={-1}
        className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2 outline-none"
      >
        <p className="min-w-0 flex-1 basis-60 text-small wrap-anywhere text-ink-2">
          {error && !data
            ? t`Transactions of ${name}`
            : t`You're viewing ${name}: ${reason}. They can see this in their settings.`}
        </p>
        <Button variant="secondary" onClick={onEnd}>
          <Trans>Finish</Trans>
        </Button>
      </div>
      <DataTable
        label={t`Transactions of ${name}`}
        columns={columns}
        rows={data?.datas}
        keyOf={(row) => row.id}
        item={(row) => <Item row={row} />}
        empty={
          <NothingHere icon={ReceiptText} title={<Trans>No transactions recorded yet</Trans>} />
        }
        failure={error ? failureText(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        expected={HISTORY_PER_PAGE}
      />
      <Pagination
        label={t`Pages of transactions`}
        page={page}
        perPage={HISTORY_PER_PAGE}
        total={data?.total ?? 0}
        onPage={setPage}
      />
    </>
  );
}

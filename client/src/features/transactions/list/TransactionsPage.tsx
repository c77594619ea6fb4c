import { Trans } from "@lingui/react/macro";
import { ChartColumn, Plus } from "lucide-react";
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useState,
} from "react";
import { useSearchParams } from "react-router-dom";

import type { ExportQuery } from "@/api/transaction-export";
import { useFailureText } from "@/api/use-failure-text";
import { usePhone } from "@/browser/media-queries";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { lazyComponent } from "@/lib/lazy-component";
import { Button } from "@/ui/buttons/Button";
import { useToast } from "@/ui/feedback/use-toast";
import { PageHeader } from "@/ui/layout/PageHeader";

import { type ChangeFilters, type Filters, readFilters, toQuery, writeFilters } from "../filters";
import { ImportLink } from "./ImportLink";
import { ExportMenu } from "./ExportMenu";
import { type CategoryPickerProps, TransactionFilters } from "./TransactionFilters";
import { TransactionsList } from "./TransactionsList";
import { useTransactions } from "./use-transactions";

const PageMenu = lazyComponent(() => import(/* webpackChunkName: "page-menu" */ "./PageMenu"));

interface TransactionsPageProps {
  today: string;
  /** The hero card of the screen. */
  hero: ReactNode;
  /** The same in one line, which the head has on phones. */
  result: ReactNode;
  /** Switches between the list and what else the page shows. */
  viewSwitch?: ReactNode;
  onRecord: () => void;
  onSummary: () => void;
  /** Renders the name of a category by its id. */
  CategoryName: ComponentType<{ id: string }>;
  CategoryPicker: ComponentType<CategoryPickerProps>;
  /** What waits on this device to be sent. */
  waiting?: ReactNode;
  /** The file that was ordered, if there is one; the query is what another try exports. */
  OrderedExport: ComponentType<{ query: ExportQuery }>;
}

/** The ledger, filtered by the address. */
export function TransactionsPage(props: TransactionsPageProps) {
  const { today, hero, result, viewSwitch, onRecord, CategoryName, CategoryPicker } = props;
  const { OrderedExport } = props;
  const phone = usePhone();
  const { filters, change } = useFilters();
  const list = useTransactions(filters);
  useScrollRestoration(list.isSuccess);

  return (
    <div className="flex flex-col gap-2 sm:gap-5">
      <PageHeader
        compact={phone}
        title={<Trans>Transactions</Trans>}
        actions={
          <>
            {viewSwitch}
            <PageButtons {...props} list={list} filters={filters} phone={phone} />
          </>
        }
      >
        {phone && result}
      </PageHeader>
      {list.isSuccess && <OrderedExport query={toQuery(filters)} />}
      {!phone && hero}
      <TransactionFilters
        filters={filters}
        today={today}
        onChange={change}
        ready={!list.isPending}
        CategoryName={CategoryName}
        CategoryPicker={CategoryPicker}
      />
      {props.waiting}
      <TransactionsList
        list={list}
        filters={filters}
        today={today}
        onChange={change}
        onRecord={onRecord}
        CategoryName={CategoryName}
      />
    </div>
  );
}

interface PageButtonsProps extends Pick<TransactionsPageProps, "onRecord" | "onSummary"> {
  list: ReturnType<typeof useTransactions>;
  filters: Filters;
  phone: boolean;
}

/** What can be done with the page: buttons, on phones a menu that comes after the list. */
function PageButtons({ list, filters, phone, onRecord, onSummary }: PageButtonsProps) {
  const { print, printing } = usePrint(list);
  const empty = !list.data?.pages[0]?.totals.count;
  const exporting = { filters, empty, onPrint: print, printing };
  if (phone) {
    const room = <span className="-mr-3 size-11" />;
    if (list.isPending) return room;
    return (
      <Suspense fallback={room}>
        <PageMenu {...exporting} onSummary={onSummary} />
      </Suspense>
    );
  }
  return (
    <>
      <ImportLink />
      <ExportMenu {...exporting} />
      <Button
        variant="secondary"
        icon={<ChartColumn aria-hidden="true" className="size-5" />}
        onClick={onSummary}
      >
        <Trans>Summary</Trans>
      </Button>
      <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onRecord}>
        <Trans>Add Transaction</Trans>
      </Button>
    </>
  );
}

/** The filters in the page's address. Each change is a step in the history. */
function useFilters(): { filters: Filters; change: ChangeFilters } {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(address)), [address]);
  const change = useCallback<ChangeFilters>(
    (changed, { quietly = false } = {}) => {
      const next = writeFilters(new URLSearchParams(address), changed);
      if (next.toString() !== address) setSearch(next, { replace: quietly });
    },
    [address, setSearch],
  );
  return { filters, change };
}

/** The most rows to load before printing; about sixty sheets. */
const MAX_PRINTED_ROWS = 2_000;

type List = ReturnType<typeof useTransactions>;

const countLoaded = ({ data }: Pick<List, "data">) =>
  data?.pages.reduce((sum, { datas }) => sum + datas.length, 0) ?? 0;

/** Loads enough of the list, then prints it; a failure shows a toast. */
function usePrint(list: List) {
  const toast = useToast();
  const failureText = useFailureText();
  const [printing, setPrinting] = useState(false);

  const print = async () => {
    setPrinting(true);
    let now: Pick<List, "data" | "hasNextPage" | "isError" | "error"> = list;
    while (now.hasNextPage && !now.isError && countLoaded(now) < MAX_PRINTED_ROWS) {
      now = await list.fetchNextPage();
    }
    setPrinting(false);
    if (now.isError) toast({ tone: "error", text: failureText(now.error) });
    // A menu that is still closing must restore the page first.
    else setTimeout(() => window.print());
  };
  return { print: () => void print(), printing };
}

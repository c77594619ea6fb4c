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

import { useFailureText } from "@/api/use-failure-text";
import { useScrollRestoration } from "@/browser/use-scroll-restoration";
import { Button } from "@/ui/buttons/Button";
import { PageHeader } from "@/ui/layout/PageHeader";
import { usePhone } from "@/browser/media-queries";
import { useToast } from "@/ui/feedback/use-toast";

import { type ChangeFilters, type Filters, readFilters, writeFilters } from "../filters";
import { ExportMenu } from "./ExportMenu";
import { TransactionFilters } from "./TransactionFilters";
import { TransactionsList } from "./TransactionsList";
import { useTransactions } from "./use-transactions";

/** The most rows to load before printing; about sixty sheets. */
const MAX_PRINTED_ROWS = 2_000;

interface TransactionsPageProps {
  today: string;
  /** The hero card of the screen. */
  hero: ReactNode;
  onRecord: () => void;
  onSummary: () => void;
  /** Renders the name of a category by its id. */
  CategoryName: ComponentType<{ id: string }>;
  /** The file that was ordered, if there is one; the filters are what another try exports. */
  OrderedExport: ComponentType<{ filters: Filters }>;
}

/** The ledger, filtered by the address. */
export function TransactionsPage(props: TransactionsPageProps) {
  const { today, hero, onRecord, onSummary, CategoryName, OrderedExport } = props;
  const phone = usePhone();
  const { filters, change } = useFilters();
  const list = useTransactions(filters);
  useScrollRestoration(list.isSuccess);
  const { print, printing } = usePrint(list);
  const exportMenu = (
    <ExportMenu
      filters={filters}
      empty={!list.data?.pages[0]?.totals.count}
      onPrint={print}
      printing={printing}
      small={phone}
    />
  );

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Transactions</Trans>}
        actions={
          <>
            {!phone && exportMenu}
            <Button
              variant={phone ? "ghost" : "secondary"}
              icon={<ChartColumn aria-hidden="true" className="size-5" />}
              onClick={onSummary}
              className="max-sm:-mr-3 max-sm:px-3"
            >
              <Trans>Summary</Trans>
            </Button>
            <Button
              className="max-sm:hidden"
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={onRecord}
            >
              <Trans>Add Transaction</Trans>
            </Button>
          </>
        }
      />
      {list.isSuccess && (
        <Suspense>
          <OrderedExport filters={filters} />
        </Suspense>
      )}
      {hero}
      <TransactionFilters
        filters={filters}
        today={today}
        onChange={change}
        ready={!list.isPending}
        CategoryName={CategoryName}
      >
        {phone && exportMenu}
      </TransactionFilters>
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

const countLoaded = ({ data }: Pick<ReturnType<typeof useTransactions>, "data">) =>
  data?.pages.reduce((sum, { datas }) => sum + datas.length, 0) ?? 0;

/** Loads enough of the list, then prints it; a failure shows a toast. */
function usePrint(list: ReturnType<typeof useTransactions>) {
  const toast = useToast();
  const failureText = useFailureText();
  const [printing, setPrinting] = useState(false);

  const print = async () => {
    setPrinting(true);
    let now: Pick<typeof list, "data" | "hasNextPage" | "isError" | "error"> = list;
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

import { Trans } from "@lingui/react/macro";
import { ChartColumn, Plus } from "lucide-react";
import type { ComponentType, ReactNode } from "react";

import { useKeptPlace } from "@/lib/use-kept-place";
import { Button } from "@/ui/Button";
import { PageHeader } from "@/ui/PageHeader";
import { usePhone } from "@/ui/use-phone";

import { ExportMenu } from "./ExportMenu";
import { TransactionFilters } from "./TransactionFilters";
import { TransactionsList } from "./TransactionsList";
import { useFilters } from "./use-filters";
import { usePrint } from "./use-print";
import { useTransactions } from "./use-transactions";

interface TransactionsPageProps {
  today: string;
  /** The green card with the screen's one large figure. */
  hero: ReactNode;
  onRecord: () => void;
  onSummary: () => void;
  /** What a category is called, for a list of one category. */
  CategoryName: ComponentType<{ id: string }>;
}

/** Everything that was recorded, filtered by the page's address. */
export function TransactionsPage(props: TransactionsPageProps) {
  const { today, hero, onRecord, onSummary, CategoryName } = props;
  const phone = usePhone();
  const { filters, change } = useFilters();
  const list = useTransactions(filters);
  useKeptPlace(list.isSuccess);
  const { print, printing } = usePrint(list);
  const taking = (
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
            {!phone && taking}
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
      {hero}
      <TransactionFilters
        filters={filters}
        today={today}
        onChange={change}
        ready={!list.isPending}
        CategoryName={CategoryName}
      >
        {phone && taking}
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

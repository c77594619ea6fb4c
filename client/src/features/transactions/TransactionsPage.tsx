import { Trans } from "@lingui/react/macro";
import { ChartColumn, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";

import { Button } from "@/ui/Button";
import { PageHeader } from "@/ui/PageHeader";

import { type Filters, NO_FILTERS, readFilters, writeFilters } from "./filters";
import { TransactionFilters } from "./TransactionFilters";
import { TransactionsList } from "./TransactionsList";

interface TransactionsPageProps {
  today: string;
  /** The green card with the screen's one large figure. */
  hero: ReactNode;
  onRecord: () => void;
  onSummary: () => void;
}

/** Everything that was recorded, filtered by the page's address. */
export function TransactionsPage({ today, hero, onRecord, onSummary }: TransactionsPageProps) {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const change = (changed: Partial<Filters>) =>
    setSearch((before) => writeFilters(before, changed), { replace: true });

  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        title={<Trans>Transactions</Trans>}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<ChartColumn aria-hidden="true" className="size-5" />}
              onClick={onSummary}
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
      <TransactionFilters filters={filters} today={today} onChange={change} />
      <TransactionsList
        filters={filters}
        today={today}
        onRecord={onRecord}
        onShowAll={() => change(NO_FILTERS)}
      />
    </div>
  );
}

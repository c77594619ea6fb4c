import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";

import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";

import { type Filters, NO_FILTERS } from "./filters";

interface NoTransactionsProps {
  filters: Filters;
  onRecord: () => void;
  onShowAll: () => void;
}

/** An empty list: nothing recorded at all, or nothing that the filters meet. */
export function NoTransactions({ filters, onRecord, onShowAll }: NoTransactionsProps) {
  const { category, from, to } = filters;
  const unfiltered = category === NO_FILTERS.category && !from && !to;
  return (
    <Card>
      {unfiltered ? (
        <EmptyState
          illustration="empty-transactions"
          title={<Trans>Nothing recorded yet</Trans>}
          action={
            <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={onRecord}>
              <Trans>Add Transaction</Trans>
            </Button>
          }
        >
          <Trans>Write down the first thing you bought today. Small notes make a full barn.</Trans>
        </EmptyState>
      ) : (
        <EmptyState
          illustration="empty-transactions"
          title={<Trans>Nothing found here</Trans>}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              <Trans>Show all transactions</Trans>
            </Button>
          }
        >
          <Trans>No transaction fits what you have chosen above.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

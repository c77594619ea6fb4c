import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";

import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";

import { type Filters, isFiltered, NO_FILTERS } from "./filters";
import type { ChangeFilters } from "./use-filters";

interface NoTransactionsProps {
  filters: Filters;
  onRecord: () => void;
  onChange: ChangeFilters;
}

/** An empty list: nothing recorded at all, or nothing that the filters meet. */
export function NoTransactions({ filters, onRecord, onChange }: NoTransactionsProps) {
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
            <Trans>Look for another word, a category or an amount, or in other days.</Trans>
          ) : (
            <Trans>No transaction fits what you have chosen above.</Trans>
          )}
        </EmptyState>
      ) : (
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
      )}
    </Card>
  );
}

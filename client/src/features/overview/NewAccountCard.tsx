import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";

import { Button } from "@/ui/buttons/Button";
import { WRAPPING } from "@/ui/buttons/button-styles";
import { Card } from "@/ui/layout/Card";
import { EmptyState } from "@/ui/feedback/EmptyState";

/** The card of the overview for a new account. */
export function NewAccountCard({ onRecord }: { onRecord: () => void }) {
  return (
    <Card className="grid place-items-center py-6 sm:py-10">
      <EmptyState
        illustration="empty-transactions"
        title={<Trans>Nothing recorded yet. Start with what you spent today.</Trans>}
        action={
          <Button
            icon={<Plus aria-hidden="true" className="size-5" />}
            className={WRAPPING}
            onClick={onRecord}
          >
            <Trans>Record your first transaction</Trans>
          </Button>
        }
      >
        <Trans>
          Start with your last salary or today's lunch. Your chart and your history grow from there.
        </Trans>
      </EmptyState>
    </Card>
  );
}

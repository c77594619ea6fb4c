import { Trans } from "@lingui/react/macro";

import { Alert } from "@/ui/Alert";
import { Button } from "@/ui/Button";

import { QUESTIONS } from "./questions";

const INCOME = QUESTIONS.findIndex(({ ofMoney }) => ofMoney);

/** Stands in place of amounts that nobody can suggest without an income. */
export function IncomeWanted({ onAnswer }: { onAnswer: (index: number) => void }) {
  return (
    <Alert tone="info">
      <p>
        <Trans>
          You left your income open, so there is no budget and no goal with an amount to suggest.
        </Trans>
      </p>
      <Button variant="ghost" className="-ml-4.5" onClick={() => onAnswer(INCOME)}>
        <Trans>Answer that question</Trans>
      </Button>
    </Alert>
  );
}

import { Trans } from "@lingui/react/macro";

import { Alert } from "@/ui/Alert";
import { Money } from "@/ui/Money";

interface SummarySentenceProps {
  /** Whole rupiah, without sign. */
  income: number;
  expenses: number;
}

/** What a window comes to: praise when more came in than went out, else plain words. */
export function SummarySentence({ income, expenses }: SummarySentenceProps) {
  const earned = <Money amount={income} kind="income" className="font-bold" />;
  const spent = <Money amount={expenses} kind="expenses" className="font-bold" />;
  if (income > expenses) {
    return (
      <Alert tone="praise">
        <Trans>
          Congrats! You've earned {earned} and spent {spent}
        </Trans>
      </Alert>
    );
  }
  return (
    <p className="rounded-m bg-sunken px-3.5 py-3 text-small leading-5 font-label text-ink-2">
      <Trans>
        You earned {earned} and spent {spent}.
      </Trans>
    </p>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";

import { cx } from "@/lib/cx";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";

import { SummaryChart } from "./SummaryChart";
import { SummarySentence } from "./SummarySentence";
import type { Summary, SummaryBar } from "./types";
import { WindowMover } from "./WindowMover";

interface SummaryPanelProps {
  summary: Summary;
  today: string;
  /** Another window is on its way; this one stays until it is there. */
  waiting: boolean;
  onMove: (at: string) => void;
  onOpen: (bar: SummaryBar) => void;
  onRecord: () => void;
}

/** One window of the summary: what it comes to, its bars, and the ways to its neighbours. */
export function SummaryPanel({ summary, waiting, onMove, onRecord, ...chart }: SummaryPanelProps) {
  const { t } = useLingui();
  const { datas: bars } = summary;
  const income = bars.reduce((sum, bar) => sum + bar.income, 0);
  const expenses = bars.reduce((sum, bar) => sum + bar.expenses, 0);
  const empty = income === 0 && expenses === 0;
  return (
    <div
      aria-busy={waiting || undefined}
      className={cx("flex flex-col gap-4 transition-opacity duration-2", waiting && "opacity-60")}
    >
      {!empty && <SummarySentence income={income} expenses={expenses} />}
      <WindowMover summary={summary} onMove={onMove} />
      {empty ? (
        <EmptyState
          illustration="empty-transactions"
          title={<Trans>Nothing recorded in this time</Trans>}
          action={<Button onClick={onRecord}>{t`Add Transaction`}</Button>}
        >
          <Trans>Look at another time, or write down what you remember.</Trans>
        </EmptyState>
      ) : (
        <SummaryChart offersTable summary={summary} plotClassName="h-64 sm:h-80" {...chart} />
      )}
    </div>
  );
}

import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

import { useFailureText } from "@/api/use-failure-text";
import { transactionsBetween } from "@/lib/paths";
import { Dialog } from "@/ui/Dialog";
import { ErrorState } from "@/ui/ErrorState";

import { PeriodChoice } from "./PeriodChoice";
import { SummaryPanel } from "./SummaryPanel";
import { SummaryWaiting } from "./SummaryWaiting";
import type { SummaryPeriod } from "./types";
import { useSummary } from "./use-summary";

interface SummaryDialogProps {
  onClose: () => void;
  /** Today where the person lives, as 'YYYY-MM-DD'. */
  today: string;
  onRecord: () => void;
}

/** Income against expenses by day, week, month or year, window by window. */
export function SummaryDialog({ onClose, today, onRecord }: SummaryDialogProps) {
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [period, setPeriod] = useState<SummaryPeriod>("month");
  const [at, setAt] = useState<string | null>(null);
  const { data, error, isPlaceholderData, isFetching, refetch } = useSummary({ period, at });

  return (
    <Dialog open onClose={onClose} size="lg" title={<Trans>Transaction Summary</Trans>}>
      <PeriodChoice
        value={period}
        onChange={(next) => {
          setPeriod(next);
          setAt(null);
        }}
        className="w-full *:flex-1 sm:w-105"
      />
      {data ? (
        <SummaryPanel
          summary={data}
          today={today}
          waiting={isPlaceholderData}
          onMove={setAt}
          onRecord={onRecord}
          onOpen={({ start, end }) => {
            onClose();
            navigate(transactionsBetween(start, end));
          }}
        />
      ) : error ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      ) : (
        <SummaryWaiting />
      )}
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";

import { Segmented } from "@/ui/fields/Segmented";

import type { SummaryPeriod } from "../types";
import { PERIODS } from "./summary-labels";

interface PeriodChoiceProps {
  value: SummaryPeriod;
  onChange: (period: SummaryPeriod) => void;
  className?: string;
}

/** The period of one pair of bars. */
export function PeriodChoice({ value, onChange, className }: PeriodChoiceProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`Period`}
      value={value}
      options={PERIODS.map((period) => ({ value: period.value, label: t(period.label) }))}
      onChange={onChange}
      className={className}
    />
  );
}

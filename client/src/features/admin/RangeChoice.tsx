import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";

import { Select } from "@/ui/Select";

import { type Range, RANGES, rangeOf } from "./ranges";

interface RangeChoiceProps {
  value: Range;
  onChange: (range: Range) => void;
}

/** For which days the figures are. */
export function RangeChoice({ value, onChange }: RangeChoiceProps) {
  const { t } = useLingui();
  return (
    <div className="font-label">
      <Select
        aria-label={t`Days shown`}
        icon={<CalendarDays className="size-4.5" />}
        options={RANGES.map((range) => ({ value: range.value, label: t(range.label) }))}
        value={value}
        onChange={(event) => onChange(rangeOf(event.target.value))}
      />
    </div>
  );
}

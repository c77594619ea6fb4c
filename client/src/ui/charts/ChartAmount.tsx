import { useCounts } from "@/i18n/use-counts";
import { cx } from "@/lib/cx";

import { Money } from "../money/Money";
import type { LineWords } from "./line-shapes";

interface ChartAmountProps {
  amount: number;
  words: LineWords;
  className?: string;
}

/** What a point of a chart tells: money, or a number of something. */
export function ChartAmount({ amount, words, className }: ChartAmountProps) {
  const { count } = useCounts();
  if (words.counted) return <span className={cx("money", className)}>{count(amount)}</span>;
  return <Money amount={amount} className={className} />;
}

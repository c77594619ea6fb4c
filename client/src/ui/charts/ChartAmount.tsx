import { formatCount } from "@/lib/counts";
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
  if (words.counted) return <span className={cx("money", className)}>{formatCount(amount)}</span>;
  return <Money amount={amount} className={className} />;
}

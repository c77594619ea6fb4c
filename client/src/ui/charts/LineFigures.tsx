import { cx } from "@/lib/cx";

import { ChartAmount } from "./ChartAmount";
import { type LinePoint, type LineWords, partsOf } from "./line-shapes";

interface LineFiguresProps {
  caption: string;
  /** The marked ones. */
  points: readonly LinePoint[];
  words: LineWords;
}

const PARTS = ["main", "base", "low", "high"] as const;

/** The figures of a line chart where a table has no room: each point by itself. */
export function LineFigures({ caption, points, words }: LineFiguresProps) {
  return (
    <ul aria-label={caption} className="divide-y divide-line text-small">
      {points.map((point) => (
        <li key={point.at} className="py-3">
          <p className="font-bold">{point.title}</p>
          <dl>
            {partsOf(point, words, PARTS).map(({ part, word, amount }) => (
              <div key={part} className="flex justify-between gap-3">
                <dt className="text-ink-2">{word}</dt>
                <dd className={cx(part === "main" && "font-bold")}>
                  <ChartAmount amount={amount} words={words} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

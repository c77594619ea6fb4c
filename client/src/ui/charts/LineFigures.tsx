import { cx } from "@/lib/cx";

import { Money } from "../Money";
import type { LinePoint, LineWords } from "./line-shapes";

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
            {PARTS.map((part) => (
              <div key={part} className="flex justify-between gap-3">
                <dt className="text-ink-2">{words[part]}</dt>
                <dd className={cx(part === "main" && "font-bold")}>
                  <Money amount={point[part]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

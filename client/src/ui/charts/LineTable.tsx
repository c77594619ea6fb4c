import { cx } from "@/lib/cx";

import { HeadCell } from "../table/Table";
import { ChartAmount } from "./ChartAmount";
import type { LinePoint, LineWords } from "./line-shapes";

interface LineTableProps {
  caption: string;
  /** The marked ones. */
  points: readonly LinePoint[];
  words: LineWords;
  /** Shown instead of the lines; else only screen readers meet it. */
  shown?: boolean;
}

const CELL = "h-12 border-b border-line px-2 sm:px-4";
const COLUMNS = ["base", "low", "main", "high"] as const;

/** The figures of a line chart as a table. */
export function LineTable({ caption, points, words, shown = false }: LineTableProps) {
  const cell = shown ? CELL : undefined;
  const columns = COLUMNS.filter((column) => words[column] !== undefined);
  return (
    // A table keeps the width of its words even when it is made small: what holds it cuts them off.
    <div className={shown ? "overflow-x-auto" : "sr-only"}>
      <table className={shown ? "w-full border-separate border-spacing-0 text-small" : undefined}>
        <caption className={shown ? "sr-only" : undefined}>{caption}</caption>
        <thead>
          <tr>
            <HeadCell className="max-sm:px-2">{words.axis}</HeadCell>
            {columns.map((column) => (
              <HeadCell key={column} className="text-right max-sm:px-2">
                {words[column]}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.at}>
              <th scope="row" className={cx(cell, shown && "text-left font-medium")}>
                {point.label}
              </th>
              {columns.map((column) => (
                <td key={column} className={cx(cell, shown && "text-right")}>
                  <Figure amount={point[column]} words={words} bold={column === "main"} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface FigureProps {
  amount: number | null | undefined;
  words: LineWords;
  bold: boolean;
}

function Figure({ amount, words, bold }: FigureProps) {
  // It has not come to this yet.
  if (typeof amount !== "number") return "–";
  return <ChartAmount amount={amount} words={words} className={bold ? "font-bold" : undefined} />;
}

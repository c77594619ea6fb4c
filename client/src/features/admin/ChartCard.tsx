import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useId, useState } from "react";

import { Button } from "@/ui/buttons/Button";
import { Card, CardHead } from "@/ui/layout/Card";
import { EmptyState } from "@/ui/feedback/EmptyState";
import { HeadCell } from "@/ui/table/Table";

export interface Figures {
  /** Column headers; all but the first are above numbers. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

interface ChartCardProps {
  title: string;
  /** The same as the drawing, for those who would rather read. */
  figures: Figures;
  /** The drawing; it is passed over by screen readers, which have the table. */
  children: ReactNode;
  /** Text in place of an empty chart. */
  empty: string | null;
  className?: string;
}

/** A drawing whose figures can be had as a table. */
export function ChartCard({ title, figures, children, empty, className }: ChartCardProps) {
  const heading = useId();
  const [table, setTable] = useState(false);
  return (
    <Card aria-labelledby={heading} className={className}>
      <div className="flex h-full flex-col">
        <CardHead id={heading} title={title} />
        {empty ? (
          <div className="grid flex-1 place-items-center py-6">
            <EmptyState brief title={empty} />
          </div>
        ) : (
          <>
            {!table && (
              <div aria-hidden="true" className="flex flex-1 flex-col justify-center">
                {children}
              </div>
            )}
            <FiguresTable caption={title} {...figures} shown={table} />
            <Button
              variant="ghost"
              className="mt-2.5 -mr-4.5 -mb-2 self-end text-small"
              onClick={() => setTable(!table)}
            >
              {table ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const CELL = "h-12 border-b border-line px-4 py-2 group-last:border-b-0";

/** Figures by their names, in columns; where it is not shown, screen readers have it. */
export function FiguresTable({
  caption,
  head,
  rows,
  shown,
}: Figures & { caption: string; shown: boolean }) {
  return (
    // A table keeps its minimum width even when it is visually hidden; the wrapper clips it.
    <div className={shown ? "flex-1 overflow-x-auto" : "sr-only"}>
      <table className={shown ? "w-full border-separate border-spacing-0 text-small" : undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((word, index) => (
              <HeadCell key={word} className={index > 0 ? "text-right" : undefined}>
                {word}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key} className="group">
              <th scope="row" className={shown ? `${CELL} text-left font-medium` : undefined}>
                {first}
              </th>
              {rest.map((figure, index) => (
                <td
                  key={head[index + 1]}
                  className={shown ? `${CELL} money text-right` : undefined}
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The largest value, at least 1, to scale the bars. */
export function largestOf(values: readonly number[]): number {
  return Math.max(1, ...values);
}

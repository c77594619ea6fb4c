import { Trans } from "@lingui/react/macro";

import { Button } from "../buttons/Button";

interface BarsFootProps {
  /** Whether the figures stand there instead of the bars; without it there is no choice. */
  table?: boolean;
  onTable: (table: boolean) => void;
}

/** What the bars mean, and on the right the way to their figures and back. */
export function BarsFoot({ table, onTable }: BarsFootProps) {
  return (
    <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4">
      <ul
        aria-hidden="true"
        className="flex flex-wrap gap-4.5 text-small leading-5 font-medium text-ink-2"
      >
        <li className="inline-flex items-center gap-2">
          <span className="size-3 rounded-sm bg-income-bar" />
          <Trans>Income</Trans>
        </li>
        <li className="inline-flex items-center gap-2">
          <span className="hatched size-3 rounded-sm" />
          <Trans>Expense</Trans>
        </li>
      </ul>
      {table !== undefined && (
        <Button variant="ghost" className="-mr-3 px-3 text-small" onClick={() => onTable(!table)}>
          {table ? <Trans>Show as chart</Trans> : <Trans>Show as table</Trans>}
        </Button>
      )}
    </div>
  );
}

import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";

import { cx } from "@/lib/cx";

import type { Line } from "./by-day";

/** So many lines have room in a day. */
const ROOM = 3;

const looks = {
  done: "bg-income-soft text-income",
  skipped: "text-ink-3 line-through",
  late: "bg-expense-soft text-expense",
  open: "bg-gold-soft text-gold-ink",
};

function looksOf({ occurrence: { state, late } }: Line, chosen: boolean): string {
  // The ground of the chosen day is nearly that of what is done.
  if (state === "done" && chosen) return "bg-surface text-income";
  return looks[state === "open" && late ? "late" : state];
}

interface DayCellProps {
  lines: readonly Line[];
  holiday?: string;
  chosen?: boolean;
}

/** What happens on a day of the month, as far as it has room. */
export function DayCell({ lines, holiday, chosen = false }: DayCellProps) {
  const room = holiday ? ROOM - 1 : ROOM;
  const shown = lines.length > room ? lines.slice(0, room - 1) : lines;
  const more = lines.length - shown.length;
  // Its name has room for a second line.
  const alone = lines.length === 1;
  return (
    <>
      {holiday && <span className="truncate text-caption text-expense">{holiday}</span>}
      {shown.map((line) => (
        <span
          key={line.occurrence.reminder_id}
          className={cx(
            "flex min-w-0 items-center gap-1 rounded-s px-1.5 text-caption font-label",
            looksOf(line, chosen),
          )}
        >
          {line.occurrence.state === "done" && <Check className="size-3 shrink-0" />}
          <span className={cx("min-w-0", alone ? "line-clamp-2 wrap-anywhere" : "truncate")}>
            {line.occurrence.description}
          </span>
        </span>
      ))}
      {more > 0 && (
        <span className="px-1.5 text-caption text-ink-3">
          <Trans>{more} more</Trans>
        </span>
      )}
    </>
  );
}

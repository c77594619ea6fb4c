import { Trans } from "@lingui/react/macro";
import { Clock, EyeOff } from "lucide-react";

import { Badge } from "@/ui/layout/Badge";

import type { ImportRow } from "../types";

const ICON = { "aria-hidden": true, className: "size-3.5" } as const;

/** Whether the person, or the guess, wants it nowhere; what is there already is no such row. */
export function isLeftOut({ status, include, match }: ImportRow): boolean {
  return !include && !match && status !== "existing" && status !== "deleted";
}

/** What is special about a row, each with its word. */
export function RowMarks({ row }: { row: ImportRow }) {
  const { pending } = row;
  const leftOut = isLeftOut(row);
  if (!leftOut && !pending) return null;
  return (
    <span className="flex flex-wrap gap-1.5 py-1">
      {pending && (
        <Badge tone="gold" icon={<Clock {...ICON} />}>
          <Trans>Pending</Trans>
        </Badge>
      )}
      {leftOut && (
        <Badge icon={<EyeOff {...ICON} />}>
          {row.left_out_by_rule ? <Trans>Left out by your rule</Trans> : <Trans>Left out</Trans>}
        </Badge>
      )}
    </span>
  );
}

import { Trans } from "@lingui/react/macro";
import { ArrowDownLeft, ArrowUpRight } from "lucide-react";

import { Badge } from "@/ui/Badge";

import type { TransactionType } from "./types";

/** Whether money came in or went out, in a word and an arrow. */
export function TypeBadge({ type }: { type: TransactionType }) {
  return type === "income" ? (
    <Badge tone="green" icon={<ArrowDownLeft aria-hidden="true" className="size-3.5" />}>
      <Trans>Income</Trans>
    </Badge>
  ) : (
    <Badge icon={<ArrowUpRight aria-hidden="true" className="size-3.5" />}>
      <Trans>Expenses</Trans>
    </Badge>
  );
}

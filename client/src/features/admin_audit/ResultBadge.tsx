import { Trans } from "@lingui/react/macro";
import { Ban, Check } from "lucide-react";

import { Badge } from "@/ui/Badge";

import type { Result } from "./types";

/** How an act ended, by an icon and a word. */
export function ResultBadge({ result }: { result: Result }) {
  return result === "done" ? (
    <Badge tone="green" icon={<Check aria-hidden="true" className="size-3.5" />}>
      <Trans>Done</Trans>
    </Badge>
  ) : (
    <Badge tone="red" icon={<Ban aria-hidden="true" className="size-3.5" />}>
      <Trans>Refused</Trans>
    </Badge>
  );
}

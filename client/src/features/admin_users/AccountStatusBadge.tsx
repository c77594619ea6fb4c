import { useLingui } from "@lingui/react/macro";
import { Ban, CircleCheck, Clock, DoorOpen, type LucideIcon } from "lucide-react";

import { Badge } from "@/ui/layout/Badge";

import type { AccountStatus } from "./types";
import { STATUS_LABELS } from "./labels";

const LOOKS: Record<
  AccountStatus,
  { tone: "green" | "red" | "gold" | "neutral"; Icon: LucideIcon }
> = {
  active: { tone: "green", Icon: CircleCheck },
  suspended: { tone: "red", Icon: Ban },
  pending: { tone: "neutral", Icon: Clock },
  closing: { tone: "gold", Icon: DoorOpen },
};

/** The status of an account as an icon and a word. */
export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const { t } = useLingui();
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {t(STATUS_LABELS[status])}
    </Badge>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Ban, CircleCheck, Clock, DoorOpen, type LucideIcon } from "lucide-react";

import { Badge } from "@/ui/Badge";

import type { Standing } from "./types";
import { STANDING_WORDS } from "./words";

const LOOKS: Record<Standing, { tone: "green" | "red" | "gold" | "neutral"; Icon: LucideIcon }> = {
  active: { tone: "green", Icon: CircleCheck },
  suspended: { tone: "red", Icon: Ban },
  pending: { tone: "neutral", Icon: Clock },
  closing: { tone: "gold", Icon: DoorOpen },
};

/** How somebody's account stands, by an icon and a word. */
export function StandingBadge({ status }: { status: Standing }) {
  const { t } = useLingui();
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
      {t(STANDING_WORDS[status])}
    </Badge>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";

import { Badge } from "@/ui/Badge";
import { VisuallyHidden } from "@/ui/VisuallyHidden";

// As every figure of the console: alike in both languages, with two decimals.
const PERCENT = new Intl.NumberFormat("en-US", {
  style: "percent",
  minimumFractionDigits: 2,
  signDisplay: "exceptZero",
});

const ICONS = { up: TrendingUp, down: TrendingDown, level: Minus };
const TONES = { up: "green", down: "red", level: "neutral" } as const;

function trendOf(change: number): keyof typeof ICONS {
  if (change === 0) return "level";
  return change > 0 ? "up" : "down";
}

/** A change in percent with its arrow and a word for screen readers; more is welcome here. */
export function ChangeBadge({ change }: { change: number }) {
  const { t } = useLingui();
  const trend = trendOf(change);
  const Icon = ICONS[trend];
  const words = { up: t`more`, down: t`less`, level: t`unchanged` };
  return (
    <Badge tone={TONES[trend]} icon={<Icon aria-hidden="true" className="size-3.5 stroke-[2.4]" />}>
      <span className="money">{PERCENT.format(change / 100)}</span>
      <VisuallyHidden> {words[trend]}</VisuallyHidden>
    </Badge>
  );
}

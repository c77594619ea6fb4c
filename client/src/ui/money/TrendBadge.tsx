import { useLingui } from "@lingui/react/macro";
import { Minus, TrendingDown, TrendingUp } from "lucide-react";

import { formatPercent } from "@/lib/percent";

import { Badge } from "../layout/Badge";
import { VisuallyHidden } from "../layout/VisuallyHidden";

interface TrendBadgeProps {
  /** Change in percent; null when there is nothing to compare with. */
  percent: number | null;
  /** Which direction is welcome: more income, less spending. */
  good: "up" | "down";
}

function trendOf(percent: number): "up" | "down" | "level" {
  if (percent === 0) return "level";
  return percent > 0 ? "up" : "down";
}

const icons = { up: TrendingUp, down: TrendingDown, level: Minus };

/** A change with an arrow, a sign and a word for screen readers; shows nothing without a comparison. */
export function TrendBadge({ percent, good }: TrendBadgeProps) {
  const { t, i18n } = useLingui();
  if (percent === null) return null;
  const rounded = Math.round(percent * 10) / 10;
  const trend = trendOf(rounded);
  const Icon = icons[trend];
  const words = { up: t`more`, down: t`less`, level: t`unchanged` };
  const tone = trend === "level" ? "neutral" : trend === good ? "green" : "red";
  const language = i18n.locale === "id" ? "id" : "en";
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5 stroke-[2.4]" />}>
      <span className="money">{formatPercent(rounded, language, { signed: true })}</span>
      <VisuallyHidden> {words[trend]}</VisuallyHidden>
    </Badge>
  );
}

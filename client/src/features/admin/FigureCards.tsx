import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, Globe, Minus, TrendingDown, TrendingUp, UserPlus, Users } from "lucide-react";
import { useId } from "react";

import { useCounts } from "@/i18n/use-counts";
import { Badge } from "@/ui/layout/Badge";
import { Card } from "@/ui/layout/Card";
import { VisuallyHidden } from "@/ui/layout/VisuallyHidden";

import { RANGES } from "./use-dashboard";
import type { Dashboard } from "./use-dashboard";

const FIGURES = [
  { key: "views", label: msg`Views`, Icon: Eye },
  { key: "visits", label: msg`Visits`, Icon: Globe },
  { key: "new_users", label: msg`New Users`, Icon: UserPlus },
  { key: "active_users", label: msg`Active Users`, Icon: Users },
] as const;

export const FIGURES_GRID = "grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4";

/** The four figures of the range, each against as many days before. */
export function FigureCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className={FIGURES_GRID}>
      {FIGURES.map(({ key, ...figure }) => (
        <FigureCard key={key} {...figure} of={dashboard[key]} range={dashboard.range} />
      ))}
    </div>
  );
}

interface FigureCardProps extends Pick<(typeof FIGURES)[number], "label" | "Icon"> {
  of: Dashboard["views"];
  range: string;
}

function FigureCard({ label, Icon, of: { value, change }, range }: FigureCardProps) {
  const { t } = useLingui();
  const { count } = useCounts();
  const heading = useId();
  const before = RANGES.find((one) => one.value === range)?.before;
  return (
    <Card
      aria-labelledby={heading}
      className="flex flex-col gap-1.5 px-3.5 py-3.5 sm:px-4 sm:py-4.5"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={heading} className="text-small font-medium tracking-normal text-ink-2">
          {t(label)}
        </h2>
        <span
          aria-hidden="true"
          className="hidden size-9 shrink-0 place-items-center rounded-m bg-primary-soft text-primary sm:grid"
        >
          <Icon className="size-4" />
        </span>
      </div>
      <p className="money text-stat-short font-strong tracking-tight">{count(value)}</p>
      <p className="flex min-h-6 flex-wrap items-center gap-1 text-caption text-ink-2">
        {change === null ? (
          <Trans>No earlier data yet</Trans>
        ) : (
          <>
            <ChangeBadge change={change} />
            <span className="max-sm:sr-only">{before && t(before)}</span>
          </>
        )}
      </p>
    </Card>
  );
}

const ICONS = { up: TrendingUp, down: TrendingDown, level: Minus };
const TONES = { up: "green", down: "red", level: "neutral" } as const;

function trendOf(change: number): keyof typeof ICONS {
  if (change === 0) return "level";
  return change > 0 ? "up" : "down";
}

/** A change in percent with its arrow and a word for screen readers; more is welcome here. */
function ChangeBadge({ change }: { change: number }) {
  const { t } = useLingui();
  const counts = useCounts();
  const trend = trendOf(change);
  const Icon = ICONS[trend];
  const words = { up: t`more`, down: t`less`, level: t`unchanged` };
  return (
    <Badge tone={TONES[trend]} icon={<Icon aria-hidden="true" className="size-3.5 stroke-[2.4]" />}>
      <span className="money">{counts.change(change)}</span>
      <VisuallyHidden> {words[trend]}</VisuallyHidden>
    </Badge>
  );
}

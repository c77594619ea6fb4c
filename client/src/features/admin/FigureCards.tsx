import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, Globe, UserPlus, Users } from "lucide-react";
import { useId } from "react";

import { formatCount } from "@/lib/counts";
import { Card } from "@/ui/Card";

import { ChangeBadge } from "./ChangeBadge";
import { RANGES } from "./ranges";
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
  const heading = useId();
  const before = RANGES.find((one) => one.value === range)?.before;
  return (
    <Card
      aria-labelledby={heading}
      className="flex flex-col gap-1.5 px-3.5 py-3.5 sm:px-4.5 sm:py-4.5"
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
      <p className="money text-stat-short font-strong tracking-tight">{formatCount(value)}</p>
      <p className="flex min-h-6 flex-wrap items-center gap-x-1.5 gap-y-1 text-caption text-ink-2">
        {change === null ? (
          <Trans>Nothing to compare with yet</Trans>
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

import { Trans } from "@lingui/react/macro";

import { useLanguage } from "@/i18n/use-language";
import { formatDayRange, isCalendarMonth } from "@/lib/dates";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { Money } from "@/ui/money/Money";

import { useOverview } from "./queries";

/** The remaining income of the month in one line, for the head of the transactions on phones. */
export function RemainingLine() {
  const { language } = useLanguage();
  const { data: overview, isPending } = useOverview();
  if (isPending) return <Skeleton className="h-5 w-44" />;
  if (!overview || overview.left === null || overview.recent?.length === 0) return null;
  const { label, end } = overview.month;
  const lastDay = formatDayRange(end, end, language, "brief");
  return (
    <span className="block text-small">
      {isCalendarMonth(overview.month) ? (
        <Trans>Left in {label}</Trans>
      ) : (
        <Trans>Left until {lastDay}</Trans>
      )}{" "}
      <Money amount={overview.left} className="font-label text-ink" />
    </span>
  );
}

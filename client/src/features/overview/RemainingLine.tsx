import { Trans } from "@lingui/react/macro";

import { Skeleton } from "@/ui/feedback/Skeleton";
import { Money } from "@/ui/money/Money";

import { useOverview } from "./queries";

/** The remaining income of the month in one line, for the head of the transactions on phones. */
export function RemainingLine() {
  const { data: overview, isPending } = useOverview();
  if (isPending) return <Skeleton className="h-5 w-44" />;
  if (!overview || overview.left === null || overview.recent?.length === 0) return null;
  const { label } = overview.month;
  return (
    <span className="block text-small">
      <Trans>Left in {label}</Trans>{" "}
      <Money amount={overview.left} className="font-label text-ink" />
    </span>
  );
}

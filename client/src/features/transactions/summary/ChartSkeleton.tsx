import { cx } from "@/lib/cx";
import { Skeleton } from "@/ui/feedback/Skeleton";

const heights = ["h-3/5", "h-3/4", "h-full", "h-2/3", "h-5/6", "h-3/4"];

/** The skeleton of a chart and its legend. */
export function ChartSkeleton({ className }: { className: string }) {
  return (
    <div>
      <div className={cx("flex items-end gap-[6%] px-[2%] pt-2 pb-8", className)}>
        {heights.map((height, index) => (
          <Skeleton key={`${index}-${height}`} className={cx("flex-1 rounded-m", height)} />
        ))}
      </div>
      <Skeleton className="mt-2.5 h-5 w-40" />
    </div>
  );
}

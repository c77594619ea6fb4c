import { cx } from "@/lib/cx";
import { Skeleton } from "@/ui/Skeleton";

/** One line per width, in the shape of a transaction. */
export function LinesWaiting({ widths }: { widths: readonly string[] }) {
  return (
    <div className="divide-y divide-line">
      {widths.map((width) => (
        <div key={width} className="flex min-h-16 items-center gap-3.5">
          <Skeleton className="size-11 shrink-0 rounded-control" />
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className={cx("h-4 max-w-full", width)} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

import { cx } from "@/lib/cx";

/** One grey shape where content will be; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "block animate-shimmer rounded-badge bg-linear-90 from-skeleton from-30% via-skeleton-shine via-50% to-skeleton to-70% bg-size-[300%_100%] motion-reduce:animate-none",
        className,
      )}
    />
  );
}

import { cx } from "@/lib/cx";

/** One grey shape where content will be; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "block animate-shimmer rounded-badge shining motion-reduce:animate-none",
        className,
      )}
    />
  );
}

import { useUnread } from "@/features/notifications/unread";
import { cx } from "@/lib/cx";

const MOST = 99;

/** How many notices are unread; nothing while there are none. */
export function Unread({ className }: { className: string }) {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span
      className={cx(
        "min-h-5 min-w-5 rounded-full bg-danger px-1.5 text-center text-caption leading-5 font-strong text-on-danger",
        className,
      )}
    >
      {unread > MOST ? `${String(MOST)}+` : unread}
    </span>
  );
}

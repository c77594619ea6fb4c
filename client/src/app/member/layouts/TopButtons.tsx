import { useLingui } from "@lingui/react/macro";
import { Bell, CalendarDays } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

import { useUnread } from "@/features/notifications/unread";
import { cx } from "@/lib/cx";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Unread } from "./Unread";
import { useUnreadWords } from "./use-unread-words";
import { APP_PATHS } from "@/lib/paths";

interface TopButtonsProps {
  /** In the head of a page on wide windows, which have no bar above the page. */
  raised?: boolean;
}

/** The way to the reminders, and the bell with what is unread. */
export function TopButtons({ raised = false }: TopButtonsProps) {
  const { t } = useLingui();
  const open = useOpenDialog();
  const { pathname } = useLocation();
  const words = useUnreadWords(useUnread());
  const look = cx(
    "grid size-11 cursor-pointer place-items-center rounded-m text-ink-2 hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary",
    raised && "border border-line bg-surface",
  );
  return (
    <div className={cx("shrink-0 gap-2.5", raised ? "hidden lg:flex" : "flex")}>
      <Link
        to={APP_PATHS.reminders}
        aria-label={t`Reminders`}
        aria-current={pathname === APP_PATHS.reminders ? "page" : undefined}
        className={look}
      >
        <CalendarDays aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={words}
        onClick={() => open("notices")}
        className={look}
      >
        <span className="relative">
          <Bell aria-hidden="true" className="size-5" strokeWidth={1.9} />
          <Unread className="absolute -top-2 left-1/2" />
        </span>
      </button>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Bell } from "lucide-react";
import { Link, useLocation } from "react-router-dom";

import { useDialogs } from "@/lib/dialogs";
import { APP_PATHS } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";

import { usePerson } from "./use-person";

/** The bar above the page on phones and tablets: the person's own menu, and the notifications. */
export function PhoneBar() {
  const { t } = useLingui();
  const open = useDialogs();
  const { pathname } = useLocation();
  const { username, avatar } = usePerson();
  return (
    <header className="mx-auto mb-4 flex min-h-15 max-w-280 items-center justify-between gap-3 pt-2.5 pb-0.5 lg:hidden">
      <button
        type="button"
        aria-label={t`Account menu of ${username}`}
        aria-haspopup="dialog"
        onClick={() => open("account")}
        className="-ml-1 flex min-h-11 min-w-0 items-center gap-3 rounded-full py-0.5 pr-4 pl-1 hover:bg-sunken"
      >
        <Avatar src={avatar} />
        <span className="truncate font-bold">{username}</span>
      </button>
      <Link
        to={APP_PATHS.notifications}
        aria-label={t`Notification`}
        aria-current={pathname === APP_PATHS.notifications ? "page" : undefined}
        className="grid size-11 shrink-0 place-items-center rounded-m text-ink-2 hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:text-primary"
      >
        <Bell aria-hidden="true" className="size-5" strokeWidth={1.9} />
      </Link>
    </header>
  );
}

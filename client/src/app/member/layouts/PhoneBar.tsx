import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";

import { cx } from "@/lib/cx";
import { APP_PATHS } from "@/lib/paths";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Avatar } from "@/ui/pictures/Avatar";
import { TopButtons } from "./TopButtons";
import { usePerson } from "./use-person";

/** The bar above the page on phones and tablets: the person's own menu, the reminders and the bell. */
export function PhoneBar() {
  const { t } = useLingui();
  const open = useOpenDialog();
  const { username, avatar } = usePerson();
  // There the greeting, which lies beside the picture, says the name.
  const greeted = useLocation().pathname === APP_PATHS.overview;
  return (
    <header className="mx-auto mb-4 flex min-h-15 max-w-280 items-center justify-between gap-3 pt-2.5 pb-0.5 lg:hidden">
      <button
        type="button"
        aria-label={t`Account menu for ${username}`}
        aria-haspopup="dialog"
        onClick={() => open("account")}
        className={cx(
          "-ml-1 flex min-h-11 min-w-0 items-center gap-3 rounded-full py-0.5 pl-1 hover:bg-sunken",
          greeted ? "pr-1" : "pr-4",
        )}
      >
        <Avatar src={avatar} />
        {!greeted && <span className="truncate font-bold">{username}</span>}
      </button>
      <TopButtons />
    </header>
  );
}

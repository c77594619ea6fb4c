import { useLingui } from "@lingui/react/macro";

import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Avatar } from "@/ui/pictures/Avatar";
import { TopButtons } from "./TopButtons";
import { usePerson } from "./use-person";

/** The bar above the page on phones and tablets: the person's own menu, the reminders and the bell. */
export function PhoneBar() {
  const { t } = useLingui();
  const open = useOpenDialog();
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
      <TopButtons />
    </header>
  );
}

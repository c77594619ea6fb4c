import { useLingui } from "@lingui/react/macro";

import { useDialogs } from "@/lib/dialogs";
import { Avatar } from "@/ui/Avatar";

import { usePerson } from "./use-person";

/** The bar above the page on phones and tablets: who is signed in, and their menu. */
export function PhoneBar() {
  const { t } = useLingui();
  const open = useDialogs();
  const { username, avatar } = usePerson();
  return (
    <header className="mx-auto flex min-h-15 max-w-280 items-center pt-2.5 pb-0.5 lg:hidden">
      <button
        type="button"
        aria-label={t`Account menu of ${username}`}
        aria-haspopup="dialog"
        onClick={() => open("account")}
        className="-ml-1 flex min-h-11 min-w-0 items-center gap-3 rounded-full pr-4 pl-1 hover:bg-sunken"
      >
        <Avatar src={avatar} />
        <span className="truncate font-bold">{username}</span>
      </button>
    </header>
  );
}

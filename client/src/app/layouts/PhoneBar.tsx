import { useLingui } from "@lingui/react/macro";

import { Avatar } from "@/ui/Avatar";
import { PopoverOrSheet } from "@/ui/PopoverOrSheet";

import { AccountPanel } from "./AccountPanel";
import { usePerson } from "./use-person";

/** The bar above the page on phones and tablets: who is signed in, and their menu. */
export function PhoneBar() {
  const { t } = useLingui();
  const { username, avatar } = usePerson();
  return (
    <header className="flex min-h-15 items-center pt-2.5 pb-0.5 lg:hidden">
      <PopoverOrSheet
        label={t`Account menu`}
        title={username}
        faceClassName="-ml-1 flex min-h-11 min-w-0 items-center gap-3 rounded-full pr-4 pl-1 hover:bg-sunken"
        face={
          <>
            <Avatar src={avatar} />
            <span className="truncate font-bold">{username}</span>
          </>
        }
      >
        {() => <AccountPanel />}
      </PopoverOrSheet>
    </header>
  );
}

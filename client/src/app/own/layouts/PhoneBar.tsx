import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { useDialogs } from "@/lib/dialogs";
import { PUBLIC_PATHS } from "@/lib/paths";
import { Avatar } from "@/ui/Avatar";
import { Logo } from "@/ui/Logo";

import { usePerson } from "./use-person";

/** The bar above the page on phones and tablets: the way home, and the person's own menu. */
export function PhoneBar() {
  const { t } = useLingui();
  const open = useDialogs();
  const publicPath = usePublicPath();
  const { username, avatar } = usePerson();
  return (
    <header className="mx-auto flex min-h-15 max-w-280 items-center justify-between py-2 lg:hidden">
      <Link to={publicPath(PUBLIC_PATHS.home)} className="rounded-m">
        <Logo />
      </Link>
      <button
        type="button"
        aria-label={t`Account menu of ${username}`}
        aria-haspopup="dialog"
        onClick={() => open("account")}
        className="grid size-11 place-items-center rounded-full hover:bg-sunken"
      >
        <Avatar src={avatar} />
      </button>
    </header>
  );
}

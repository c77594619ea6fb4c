import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";

import { CONSOLE_PATHS } from "@/lib/paths";
import { Avatar } from "@/ui/pictures/Avatar";
import logo from "@/ui/pictures/illustrations/logo.svg";

import { ConsoleBadge } from "./ConsoleBadge";
import { useOperator } from "./use-operator";

const AccountSheet = lazy(() => import(/* webpackChunkName: "console-account" */ "./AccountSheet"));

/** The bar above the page on phones and tablets: where one is, and the operator's own menu. */
export function ConsoleBar() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { name, avatar } = useOperator();
  return (
    <header className="mx-auto mb-2 flex min-h-15 max-w-280 items-center gap-2.5 pt-2.5 pb-0.5 lg:hidden">
      <Link
        to={CONSOLE_PATHS.dashboard}
        aria-label="Lumbung"
        className="-ml-1.25 grid size-11 place-items-center rounded-m"
      >
        <img src={logo} alt="" width={34} height={34} className="size-8.5" />
      </Link>
      <ConsoleBadge />
      <button
        type="button"
        aria-label={t`Account menu for ${name}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mr-0.5 ml-auto grid size-11 place-items-center rounded-full"
      >
        <Avatar src={avatar} />
      </button>
      {open && (
        <Suspense>
          <AccountSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}

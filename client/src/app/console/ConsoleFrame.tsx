import { useLingui } from "@lingui/react/macro";
import { Suspense, useLayoutEffect, useState } from "react";
import { Link, useRoutes } from "react-router-dom";

import { lazyComponent } from "@/lib/lazy-component";
import { CONSOLE_PATHS } from "@/lib/paths";
import { Avatar } from "@/ui/pictures/Avatar";
import logo from "@/ui/pictures/illustrations/logo.svg";

import { BottomEntry } from "../layouts/BottomEntry";
import { SkipLink } from "../layouts/SkipLink";
import { lazyRoute } from "../lazy-screen";
import { ScreenSkeleton } from "../member/layouts/ScreenSkeleton";
import { ConsoleBadge } from "./ConsoleBadge";
import { ConsoleRail } from "./ConsoleRail";
import { NAVIGATION } from "./navigation";
import { screens } from "./screens";
import { holdStyles } from "./styles";
import { useOperator } from "./use-operator";

/** The frame of every page of the console: a rail on wide windows, bars above and below on phones. */
export default function ConsoleFrame() {
  useLayoutEffect(() => {
    holdStyles(true);
    return () => holdStyles(false);
  }, []);
  const screen = useRoutes([
    lazyRoute(screens.dashboard, { path: CONSOLE_PATHS.dashboard }),
    lazyRoute(screens.users, { path: CONSOLE_PATHS.users }),
    lazyRoute(screens.content, { path: CONSOLE_PATHS.content }),
    lazyRoute(screens.settings, { path: CONSOLE_PATHS.settings }),
  ]);
  return (
    <>
      <SkipLink />
      <ConsoleRail />
      <div className="px-4 pb-28 sm:px-5 lg:ml-64 lg:px-8 lg:pt-7 lg:pb-14">
        <ConsoleBar />
        <main id="main" tabIndex={-1} className="mx-auto max-w-280 outline-none">
          <Suspense fallback={<ScreenSkeleton />}>{screen}</Suspense>
        </main>
      </div>
      <ConsoleBottom />
    </>
  );
}

const AccountSheet = lazyComponent(
  () => import(/* webpackChunkName: "console-account" */ "./AccountSheet"),
);

/** The bar above the page on phones and tablets: where one is, and the operator's own menu. */
function ConsoleBar() {
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

/** The menu of phones and tablets, where the thumb is. */
function ConsoleBottom() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-20 grid auto-cols-fr grid-flow-col items-end border-t border-line bg-surface px-1.5 pt-1.5 pb-[max(10px,env(safe-area-inset-bottom))] lg:hidden"
    >
      {NAVIGATION.map((entry) => (
        <BottomEntry key={entry.to} entry={entry} />
      ))}
    </nav>
  );
}

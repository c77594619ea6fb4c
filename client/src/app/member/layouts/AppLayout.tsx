import { useLingui } from "@lingui/react/macro";
import { Suspense, useEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { outboxMark } from "@/browser/outbox-mark";
import { useOnline } from "@/browser/use-online";
import { whenIdle, whenSettled } from "@/browser/when-idle";
import { cx } from "@/lib/cx";
import { APP_PATHS } from "@/lib/paths";
import { useStore } from "@/lib/store";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { Avatar } from "@/ui/pictures/Avatar";

import { SkipLink } from "../../layouts/SkipLink";
import { type LazyPart, lazyPart } from "../../lazy-screen";
import { outboxBar, preloadOutbox } from "../outbox-parts";
import { MemberQueryProvider } from "../MemberQueryProvider";
import { RequireEnrolment } from "../RequireEnrolment";
import { RequireSession } from "../RequireSession";
import { HiddenAmountsProvider } from "../state/HiddenAmountsProvider";
import { BottomBar } from "./BottomBar";
import { ScreenSkeleton } from "./ScreenSkeleton";
import { ShellSkeleton } from "./ShellSkeleton";
import { Sidebar } from "./Sidebar";
import { TopButtons } from "./TopButtons";
import { useLoadedPart } from "../use-loaded-part";
import { usePerson } from "./use-person";
import { wordsOf } from "../words";

const noticesWatch = lazyPart({
  load: () => import(/* webpackChunkName: "member-later" */ "../NotificationWatcher"),
});

const guestBanner = lazyPart({
  load: () => import(/* webpackChunkName: "guest" */ "@/features/guests/GuestBanner"),
  words: [wordsOf("guests")],
});

const atOnce = () => Promise.resolve();

/** The signed-in part of the product: its frame, once it is known whose it is. */
export function AppLayout() {
  return (
    <RequireSession fallback={<ShellSkeleton />}>
      <MemberQueryProvider>
        <RequireEnrolment fallback={<ShellSkeleton />}>
          <HiddenAmountsProvider>
            <Frame />
          </HiddenAmountsProvider>
        </RequireEnrolment>
      </MemberQueryProvider>
    </RequireSession>
  );
}

/** The frame of every signed-in page: a sidebar on wide windows, bars above and below on phones. */
function Frame() {
  return (
    <>
      <SkipLink />
      <Sidebar />
      <div className="px-4 pb-28 sm:px-5 lg:ml-64 lg:px-8 lg:pt-7 lg:pb-14">
        {useSession().isGuest && (
          <div className="mx-auto mt-2.5 min-h-11 max-w-280 lg:mt-0 lg:mb-5">
            <Optional part={guestBanner} wait={atOnce} />
          </div>
        )}
        {/* Not in the page: on phones the overview begins beside the bar. */}
        <div className="mx-auto max-w-280 not-empty:max-lg:pt-2.5">
          <Waiting />
        </div>
        <PhoneBar />
        <main id="main" tabIndex={-1} className="mx-auto max-w-280 outline-none">
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <Optional part={noticesWatch} wait={whenIdle} />
    </>
  );
}

/** Whether something waits on this device or there is no connection, once one of them is so. */
function Waiting() {
  const { status } = useSession();
  const waits = useStore(outboxMark);
  const isOffline = !useOnline() || status === "unreachable";
  const isLoaded = useLoadedPart(outboxBar, waits || isOffline);
  // While there is a connection: without one it could not be fetched.
  useEffect(() => {
    void whenSettled()
      .then(preloadOutbox)
      .catch(() => undefined);
  }, []);
  return isLoaded && <outboxBar.Component />;
}

interface OptionalProps {
  part: LazyPart;
  /** Resolves when it may be fetched. */
  wait: () => Promise<unknown>;
}

/** A part that the page can do without where it cannot be had. */
function Optional({ part, wait }: OptionalProps) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    void wait()
      .then(part.preload)
      .then(
        () => setThere(true),
        () => undefined,
      );
  }, [part, wait]);
  return there && <part.Component />;
}

/** The bar above the page on phones and tablets: the person's own menu, the reminders and the bell. */
function PhoneBar() {
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

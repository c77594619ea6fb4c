import { Suspense, useEffect, useState } from "react";
import { Outlet } from "react-router-dom";

import { whenIdle } from "@/browser/when-idle";

import { RequireEnrolment } from "../RequireEnrolment";
import { MemberQueryProvider } from "../MemberQueryProvider";
import { RequireSession } from "../RequireSession";
import { ScreenSkeleton } from "./ScreenSkeleton";
import { ShellSkeleton } from "./ShellSkeleton";
import { HiddenAmountsProvider } from "../state/HiddenAmountsProvider";
import { BottomBar } from "./BottomBar";
import { PhoneBar } from "./PhoneBar";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "../../layouts/SkipLink";
import { lazyPart } from "../../lazy-screen";

const noticesWatch = lazyPart({
  load: () => import(/* webpackChunkName: "member-later" */ "../NotificationWatcher"),
});

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
        <PhoneBar />
        <main id="main" tabIndex={-1} className="mx-auto max-w-280 outline-none">
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <BottomBar />
      <LazyNotificationWatcher />
    </>
  );
}

/** After everything else; where it cannot be had, the number of notices stays as it is. */
function LazyNotificationWatcher() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    void whenIdle()
      .then(noticesWatch.preload)
      .then(
        () => setThere(true),
        () => undefined,
      );
  }, []);
  return there && <noticesWatch.Component />;
}

import { Suspense, useLayoutEffect } from "react";
import { useRoutes } from "react-router-dom";

import { CONSOLE_PATHS } from "@/lib/paths";

import { ScreenSkeleton } from "../member/layouts/ScreenSkeleton";
import { SkipLink } from "../layouts/SkipLink";
import { lazyRoute } from "../lazy-screen";
import { ConsoleBar } from "./ConsoleBar";
import { ConsoleBottom } from "./ConsoleBottom";
import { ConsoleRail } from "./ConsoleRail";
import { screens } from "./screens";
import { holdStyles } from "./styles";

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

import { useLingui } from "@lingui/react/macro";

import { Logo } from "@/ui/pictures/Logo";
import { ScreenSkeleton } from "../member/layouts/ScreenSkeleton";

/** The empty frame of the console, until its code is there; nothing moves when it fills. */
export function ConsoleSkeleton() {
  const { t } = useLingui();
  return (
    <>
      <div className="fixed inset-y-0 left-0 hidden w-64 bg-rail px-4 py-5 text-rail-ink lg:block">
        <Logo />
      </div>
      <main aria-label={t`Loading...`} className="px-4 pt-19 sm:px-5 lg:ml-64 lg:px-8 lg:pt-7">
        <div className="mx-auto max-w-280">
          <ScreenSkeleton />
        </div>
      </main>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Logo } from "@/ui/pictures/Logo";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { ScreenSkeleton } from "./ScreenSkeleton";

/** The empty frame, until it is known who is signed in; nothing moves when it fills. */
export function ShellSkeleton({ children = <ScreenSkeleton /> }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <div className="fixed inset-y-0 left-0 hidden w-64 border-r border-line bg-surface px-4 py-5 lg:block">
        <Logo />
        <Skeleton className="mt-5 h-16 rounded-panel" />
      </div>
      <main
        aria-busy
        aria-label={t`Loading...`}
        className="px-4 pt-19 sm:px-5 lg:ml-64 lg:px-8 lg:pt-7"
      >
        <div className="mx-auto max-w-280">{children}</div>
      </main>
    </>
  );
}

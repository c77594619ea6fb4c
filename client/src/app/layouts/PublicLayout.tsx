import { Suspense } from "react";
import { Outlet } from "react-router-dom";

import { Footer } from "@/features/landing/Footer";
import { TopBar } from "@/features/landing/TopBar";

import { SkipLink } from "./SkipLink";

/** The frame of the pages for everybody. */
export default function PublicLayout({ footer = true }: { footer?: boolean }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-76px)] outline-none">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      {footer && <Footer />}
    </>
  );
}

import { memo, Suspense } from "react";
import { Outlet } from "react-router-dom";

import { loadWithRetry } from "@/api/chunk-loading";
import { FOOTER } from "@/features/landing/sections";
import { TopBar } from "@/features/landing/TopBar";
import { waitForInteraction } from "@/browser/lazy-hydration";
import { lazyComponent } from "@/lib/lazy-component";

import { catalogues, publicWordsOf } from "../words";
import { SkipLink } from "./SkipLink";

const words = publicWordsOf("landing/lower");

async function fetchFooter() {
  const loading = import(/* webpackChunkName: "footer" */ "@/features/landing/lower/Footer");
  const [footer] = await Promise.all([loading, catalogues.add(words)]);
  return footer;
}

const Footer = lazyComponent(fetchFooter, async (load) => {
  await waitForInteraction(FOOTER);
  return await loadWithRetry(load);
});

/** Nothing from outside changes it, so that its html stays until its code is there. */
const Foot = memo(() => (
  <Suspense>
    <Footer />
  </Suspense>
));

/** The frame of the pages for everybody. */
export default function PublicLayout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-76px)] outline-none">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Foot />
    </>
  );
}

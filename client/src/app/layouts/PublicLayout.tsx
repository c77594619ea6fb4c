import { memo, Suspense } from "react";
import { Outlet } from "react-router-dom";

import { FOOTER } from "@/features/landing/sections";
import { TopBar } from "@/features/landing/TopBar";

import { lazyPart } from "../lazy-screen";
import { publicWordsOf } from "../words";
import { SkipLink } from "./SkipLink";

const { Component: Footer } = lazyPart({
  load: () => import(/* webpackChunkName: "footer" */ "@/features/landing/lower/Footer"),
  words: [publicWordsOf("landing/lower")],
  hydrateId: FOOTER,
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

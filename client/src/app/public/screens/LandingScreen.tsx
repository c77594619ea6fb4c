import { memo, Suspense } from "react";

import { LandingPage } from "@/features/landing/LandingPage";
import { FEATURE_SECTION } from "@/features/landing/sections";

import { lazyPart } from "../../lazy-screen";
import { publicWordsOf } from "../../words";

const { Component: LowerPage } = lazyPart({
  load: () => import(/* webpackChunkName: "landing-lower" */ "@/features/landing/lower/LowerPage"),
  words: [publicWordsOf("landing/lower")],
  hydrateId: FEATURE_SECTION,
});

/** Nothing from outside changes it, so that its html stays until its code is there. */
const Lower = memo(() => (
  <Suspense>
    <LowerPage />
  </Suspense>
));

/** The landing page; what lies below the first look comes when the reader does. */
export default function LandingScreen() {
  return <LandingPage lower={<Lower />} />;
}

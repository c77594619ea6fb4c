import { memo, Suspense } from "react";

import { loadWithRetry } from "@/api/chunk-loading";
import { waitForInteraction } from "@/browser/lazy-hydration";
import { LandingPage } from "@/features/landing/LandingPage";
import { FEATURE_SECTION } from "@/features/landing/sections";
import { lazyComponent } from "@/lib/lazy-component";

import { catalogues, publicWordsOf } from "../../words";

const words = publicWordsOf("landing/lower");

async function fetchLower() {
  const loading = import(
    /* webpackChunkName: "landing-lower" */ "@/features/landing/lower/LowerPage"
  );
  const [page] = await Promise.all([loading, catalogues.add(words)]);
  return page;
}

const LowerPage = lazyComponent(fetchLower, async (load) => {
  await waitForInteraction(FEATURE_SECTION);
  return await loadWithRetry(load);
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

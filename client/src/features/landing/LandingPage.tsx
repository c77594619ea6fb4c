import { lazy, memo, Suspense } from "react";

import { loadWithRetry } from "@/api/chunk-loading";
import { useOpenDialog } from "@/ui/dialog/app-dialogs";
import { useAnchorScroll } from "@/browser/use-anchor-scroll";
import { waitForInteraction } from "@/browser/lazy-hydration";
import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { featurePath, loginPath } from "@/lib/paths";

import { Hero } from "./Hero";
import { FEATURE_SECTION } from "./sections";

const LowerPage = lazy(async () => {
  await waitForInteraction(FEATURE_SECTION);
  return await loadWithRetry(() => import(/* webpackChunkName: "landing-lower" */ "./LowerPage"));
});

/** Nothing from outside changes it, so that its html stays until its code is there. */
const Lower = memo(() => (
  <Suspense>
    <LowerPage />
  </Suspense>
));

/** The landing page. */
export default function LandingPage() {
  const { language } = useLanguage();
  const { status } = useSession();
  const open = useOpenDialog();
  useAnchorScroll();
  return (
    <>
      <Hero
        startPath={loginPath(language, featurePath("quiz", language))}
        onStart={status === "signed-in" ? () => open("quiz") : null}
      />
      <Lower />
    </>
  );
}

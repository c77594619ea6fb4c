import { lazy, Suspense } from "react";

import { useSession } from "@/api/use-session";
import { useLanguage } from "@/i18n/use-language";
import { APP_PATHS, loginPath } from "@/lib/paths";

import { FeaturedTools } from "./FeaturedTools";
import { Hero } from "./Hero";
import { KeyFeatures } from "./KeyFeatures";
import { Tips } from "./Tips";
import { useAnchor } from "./use-anchor";
import { useFeature } from "./use-feature";

const FeatureDialog = lazy(
  () => import(/* webpackChunkName: "feature-dialog" */ "./FeatureDialog"),
);

interface LandingPageProps {
  /** Takes every press on a feature, in place of the dialogs. */
  onFeature?: (id: string) => void;
}

/** The page that says what the product is for. */
export default function LandingPage({ onFeature }: LandingPageProps) {
  const { language } = useLanguage();
  const { status } = useSession();
  const { press, plain, close } = useFeature(onFeature);
  useAnchor();
  const overview = APP_PATHS.overview;
  return (
    <>
      <Hero startPath={status === "signed-in" ? overview : loginPath(language, overview)} />
      <FeaturedTools press={press} />
      <KeyFeatures press={press} />
      <Tips />
      {plain && (
        <Suspense>
          <FeatureDialog id={plain} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

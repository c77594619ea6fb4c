import { lazy, Suspense } from "react";

import { FeaturedTools } from "./FeaturedTools";
import { KeyFeatures } from "./KeyFeatures";
import { Tips } from "./Tips";
import { useFeature } from "./use-feature";

const FeatureDialog = lazy(
  () => import(/* webpackChunkName: "feature-dialog" */ "./FeatureDialog"),
);

/** Everything below the first look, and what its cards open. */
export default function LowerPage() {
  const { press, plain, close } = useFeature();
  return (
    <>
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

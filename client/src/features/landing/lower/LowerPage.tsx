import { FeaturedTools } from "./FeaturedTools";
import { KeyFeatures } from "./KeyFeatures";
import { Tips } from "./Tips";
import { useFeature } from "./use-feature";

/** Everything below the first look, and what its cards open. */
export default function LowerPage() {
  const press = useFeature();
  return (
    <>
      <FeaturedTools press={press} />
      <KeyFeatures press={press} />
      <Tips />
    </>
  );
}

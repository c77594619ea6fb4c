import { useLingui } from "@lingui/react/macro";

import { Loading } from "../feedback/Loading";

const SHAPE = "block animate-pulse rounded-badge bg-hero-glass motion-reduce:animate-none";

/** The shapes of a figure and its line on the green card. */
export function HeroSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading...`}>
      <span className={`${SHAPE} h-12 w-64 max-w-full`} />
      <span className={`${SHAPE} mt-3 h-4 w-44`} />
    </Loading>
  );
}

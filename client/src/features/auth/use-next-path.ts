import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";

import { usePublicPath } from "@/i18n/use-public-path";
import { type PublicPath, withNext } from "@/lib/paths";

const subscribeToNothing = () => () => {};

/** The place that ?next= of this page names; known after the first paint, as the html has none. */
export function useNextPath(): string | null {
  const [search] = useSearchParams();
  const next = search.get("next");
  return useSyncExternalStore(
    subscribeToNothing,
    () => next,
    () => null,
  );
}

/** Returns the path of another auth form that keeps the `next` parameter. */
export function useLinkWithNext(): (path: PublicPath) => string {
  const address = usePublicPath();
  const next = useNextPath();
  return (path) => withNext(address(path), next);
}

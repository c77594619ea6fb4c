import { useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";

import { useSession } from "@/api/use-session";
import { usePublicPath } from "@/i18n/use-public-path";
import { APP_PATHS, PUBLIC_PATHS, type PublicPath, safeNext, withNext } from "@/lib/paths";

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

/**
 * Where a signed-in person goes from here: to `next`, else to the home page with its quiz, and to
 * the overview once the quiz was answered or closed. Who tries it first wants to see it.
 */
export function useSignedInPath(): string {
  const [search] = useSearchParams();
  const { quizClosed, isGuest } = useSession();
  const home = usePublicPath()(PUBLIC_PATHS.home);
  return safeNext(search.get("next"), quizClosed || isGuest ? APP_PATHS.overview : home);
}

/** Returns the path of another auth form that keeps the `next` parameter. */
export function useLinkWithNext(): (path: PublicPath) => string {
  const address = usePublicPath();
  const next = useNextPath();
  return (path) => withNext(address(path), next);
}

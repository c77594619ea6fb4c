import type * as Failed from "./FailedPage";

/** What is shown where something fails; null when it cannot come either. */
export function loadFailedPage(): Promise<typeof Failed | null> {
  return import(/* webpackChunkName: "failed" */ "./FailedPage").catch(() => null);
}

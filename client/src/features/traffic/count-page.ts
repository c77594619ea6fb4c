import { sendPageView } from "@/api/page-views";
import { isAppPath, isConsolePath, isPublicPath, splitLanguage } from "@/lib/paths";

interface TrackingPreferences {
  doNotTrack?: string | null;
  /** Global Privacy Control; not every browser knows it. */
  globalPrivacyControl?: boolean;
}

let isFirst = true;

/** Whether the browser asks not to be tracked. */
function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl }: TrackingPreferences = navigator;
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}

/** Settles when the page can be seen: not while it is made ready in advance, or in a hidden tab. */
async function countedPaths(): Promise<void> {
  while (document.visibilityState !== "visible") {
    await new Promise((resolve) =>
      document.addEventListener("visibilitychange", resolve, { once: true }),
    );
  }
}

/**
 * Counts a page of ours by its path, never what is asked of it; operators at work are no traffic.
 * The first page of a visit also tells which site led to it.
 */
export async function countPage(path: string): Promise<void> {
  const signedIn = isAppPath(path);
  if (isOptedOut() || isConsolePath(path)) return;
  if (!signedIn && !isPublicPath(splitLanguage(path).path)) return;
  await countedPaths();
  const referrer = isFirst && document.referrer.split("/", 3).join("/");
  isFirst = false;
  // Ignore failures: only the count is lost.
  await sendPageView(referrer ? { path, referrer } : { path }, signedIn).catch(() => undefined);
}

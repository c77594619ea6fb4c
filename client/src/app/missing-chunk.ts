import { isMissingChunk } from "@/api/chunk-loading";
import { builtVersion } from "@/api/app-version";
import { saveTrackedDrafts } from "@/browser/draft-storage";
import { pageIsReachable } from "@/api/transport";

const MARK = "reloaded-for";

/** Reloads the page and keeps what was typed. */
export function reloadKeepingDrafts(): void {
  saveTrackedDrafts();
  window.location.reload();
}

/**
 * Reloads once for a missing part; false when that cannot help: another error, no connection,
 * or the part is missing from the release that this page has just been loaded with.
 */
export async function reloadForMissingChunk(error: unknown): Promise<boolean> {
  const mark = `${builtVersion()} ${window.location.pathname}`;
  if (!isMissingChunk(error) || sessionStorage.getItem(MARK) === mark) return false;
  if (!(await pageIsReachable())) return false;
  sessionStorage.setItem(MARK, mark);
  reloadKeepingDrafts();
  return true;
}

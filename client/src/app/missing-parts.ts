import { pageIsReachable } from "@/api/transport";
import { builtVersion } from "@/api/version";
import { keepDrafts } from "@/lib/drafts";

const MARK = "reloaded-for";

/** Whether a part of this page could not be fetched, as happens after a new release. */
export function isMissingPart(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as Error & { code?: string };
  return error.name === "ChunkLoadError" || code === "CSS_CHUNK_LOAD_FAILED";
}

/** Reloads the page and keeps what was typed. */
export function reloadKeepingDrafts(): void {
  keepDrafts();
  window.location.reload();
}

/**
 * Reloads once for a missing part; false when that cannot help: another error, no connection,
 * or the part is missing from the release that this page has just been loaded with.
 */
export async function reloadForMissingPart(error: unknown): Promise<boolean> {
  const mark = `${builtVersion()} ${window.location.pathname}`;
  if (!isMissingPart(error) || sessionStorage.getItem(MARK) === mark) return false;
  if (!(await pageIsReachable())) return false;
  sessionStorage.setItem(MARK, mark);
  reloadKeepingDrafts();
  return true;
}

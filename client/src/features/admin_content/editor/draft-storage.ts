import { session } from "@/api/session";
import type { ArticleKind } from "@/lib/paths";

import type { Content } from "../types";

/** What was typed and is not on the server yet, with the version that it was typed over. */
export interface StoredDraft {
  version: number;
  kind?: ArticleKind;
  content: Content;
}

const PREFIX = "article:";

const storageKey = (owner: string, id: string) => `${PREFIX}${owner}:${id}`;

/**
 * Keeps on this device what is not saved yet, so that it outlives a reload, a crash and the end of
 * the session; false where the browser has no room for it.
 */
export function storeDraft(owner: string, id: string, kept: StoredDraft): boolean {
  try {
    localStorage.setItem(storageKey(owner, id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What the same person has typed here before; it stays kept until it is saved. */
export function findDraft(owner: string, id: string): StoredDraft | null {
  const stored = localStorage.getItem(storageKey(owner, id));
  return stored === null ? null : (JSON.parse(stored) as StoredDraft);
}

export function deleteDraft(owner: string, id: string): void {
  localStorage.removeItem(storageKey(owner, id));
}

// Who leaves on purpose leaves nothing behind for whoever uses this device next.
session.subscribe(() => {
  if (!session.state().left) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
});

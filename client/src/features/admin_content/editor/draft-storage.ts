import { session } from "@/api/session";
import type { ArticleKind } from "@/lib/paths";

import type { Content } from "../types";

/** An unsaved draft with the version it is based on. */
export interface StoredDraft {
  version: number;
  kind?: ArticleKind;
  content: Content;
}

const PREFIX = "article:";

const storageKey = (owner: string, id: string) => `${PREFIX}${owner}:${id}`;

/** Stores an unsaved draft on this device; returns false when the browser has no room for it. */
export function storeDraft(owner: string, id: string, kept: StoredDraft): boolean {
  try {
    localStorage.setItem(storageKey(owner, id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** The stored draft of this person; it stays until it is saved. */
export function findDraft(owner: string, id: string): StoredDraft | null {
  const stored = localStorage.getItem(storageKey(owner, id));
  return stored === null ? null : (JSON.parse(stored) as StoredDraft);
}

export function deleteDraft(owner: string, id: string): void {
  localStorage.removeItem(storageKey(owner, id));
}

// Signing out removes all drafts from this device.
session.subscribe(() => {
  if (!session.state().left) return;
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
});

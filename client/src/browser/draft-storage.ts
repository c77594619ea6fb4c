const PREFIX = "draft:";
/** The draft that names the open dialog; those of single pages continue this key. */
export const DIALOG_PREFIX = "dialog";
/** Marks drafts that were saved because the person left the page, not because the app reloaded. */
export const UNLOAD_MARK = "unloaded";

const tracked = new Map<string, () => unknown>();

/** Registers what a reload would lose, without secrets; the answer ends that. */
export function trackDraft(key: string, read: () => unknown): () => void {
  tracked.set(key, read);
  return () => {
    if (tracked.get(key) === read) tracked.delete(key);
  };
}

/** The keys of the drafts that name open dialogs. */
export function openDialogDrafts(): string[] {
  return [...tracked.keys()].filter((name) => name.startsWith(DIALOG_PREFIX));
}

/** Stores one draft until it is taken or deleted. */
export function saveDraft(key: string, values: unknown): void {
  sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
}

export function deleteDraft(key: string): void {
  sessionStorage.removeItem(PREFIX + key);
}

/** Whether there is a draft; it stays stored. */
export function hasDraft(key: string): boolean {
  return sessionStorage.getItem(PREFIX + key) !== null;
}

/** Stores all registered drafts, or those named, over one reload of this tab. */
export function saveTrackedDrafts(names: Iterable<string> = tracked.keys()): void {
  for (const name of names) {
    const read = tracked.get(name);
    if (read) saveDraft(name, read());
  }
}

/** Deletes the stored drafts of those forms that are still there and hold their values themselves. */
export function deleteTrackedDrafts(): void {
  for (const name of tracked.keys()) deleteDraft(name);
}

/** Deletes all drafts, such as before another person uses this device. */
export function deleteDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/** Reads a draft and deletes it; null when there is none. */
export function takeDraft<Values>(key: string): Values | null {
  const stored = sessionStorage.getItem(PREFIX + key);
  deleteDraft(key);
  return stored === null ? null : (JSON.parse(stored) as Values);
}

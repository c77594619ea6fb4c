const PREFIX = "draft:";
/** Names which dialog is open; those of single pages go on from it. */
export const DIALOG_DRAFT = "dialog";
/** Notes that drafts were kept because the page was left, and not by the product. */
export const UNLOADED = "unloaded";

const live = new Map<string, () => unknown>();

/** Names what would be lost by a reload; the answer ends that. Leave secrets out of it. */
export function followDraft(key: string, read: () => unknown): () => void {
  live.set(key, read);
  return () => {
    if (live.get(key) === read) live.delete(key);
  };
}

/** Names all that tells which dialogs are open. */
export function openDialogs(): string[] {
  return [...live.keys()].filter((name) => name.startsWith(DIALOG_DRAFT));
}

/** Keeps one thing that is being typed, until it is taken or forgotten. */
export function keepDraft(key: string, values: unknown): void {
  sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(PREFIX + key);
}

/** Whether something that was typed is kept; it stays kept. */
export function isDraftKept(key: string): boolean {
  return sessionStorage.getItem(PREFIX + key) !== null;
}

/** Keeps everything that is being typed, or what is named of it, over one reload of this tab. */
export function keepDrafts(names: Iterable<string> = live.keys()): void {
  for (const name of names) {
    const read = live.get(name);
    if (read) keepDraft(name, read());
  }
}

/** Leaves nothing that was typed behind, for instance for whoever uses this device next. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  }
}

/** Gives back, once, what was typed before the reload; null when there was nothing. */
export function takeDraft<Values>(key: string): Values | null {
  const kept = sessionStorage.getItem(PREFIX + key);
  forgetDraft(key);
  return kept === null ? null : (JSON.parse(kept) as Values);
}

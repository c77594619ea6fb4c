const PREFIX = "draft:";
const live = new Map<string, () => unknown>();

/** Names what would be lost by a reload; the answer ends that. Leave secrets out of it. */
export function followDraft(key: string, read: () => unknown): () => void {
  live.set(key, read);
  return () => {
    if (live.get(key) === read) live.delete(key);
  };
}

/** Keeps everything that is being typed over one reload of this tab. */
export function keepDrafts(): void {
  for (const [key, read] of live) {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(read()));
  }
}

/** Gives back, once, what was typed before the reload; null when there was nothing. */
export function takeDraft<Values>(key: string): Values | null {
  const kept = sessionStorage.getItem(PREFIX + key);
  sessionStorage.removeItem(PREFIX + key);
  return kept === null ? null : (JSON.parse(kept) as Values);
}

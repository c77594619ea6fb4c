import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let newer = false;

/** The version that this page was built as; null where the page was not built. */
export function builtVersion(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content ?? null;
}

/** Remembers that the server has parts of another release than this page. */
export function noticeVersion(served: string | null): void {
  const built = builtVersion();
  if (newer || !served || !built || served === built) return;
  newer = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a newer release waits for a reload. */
export function useNewerVersion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => newer,
    () => false,
  );
}

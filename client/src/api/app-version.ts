import { createStore, useStore } from "@/lib/store";

const newer = createStore(false);

/** The version that this page was built as; null where the page was not built. */
export function builtVersion(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="app-version"]')?.content ?? null;
}

/** Compares the version that the server answers with the one of this page. */
export function noticeVersion(served: string | null): void {
  const built = builtVersion();
  if (served && built && served !== built) newer.set(true);
}

/** Whether the server has a newer release than this page. */
export function useNewerVersion(): boolean {
  return useStore(newer);
}

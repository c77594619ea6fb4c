import type { UrlChange } from "@/browser/use-url-params";
import { readPage, readSearch, useUrlParams, withParams } from "@/browser/use-url-params";

type Changed = Record<string, string | null>;

/** Filters and page of a list, stored in the URL. */
export function useListAddress() {
  const { words, change } = useUrlParams();
  return {
    read: (name: string) => words.get(name) ?? "",
    q: readSearch(words),
    page: readPage(words),
    change: (changed: Changed, how?: UrlChange) =>
      change(
        (now) => withParams(now, changed.page === "1" ? { ...changed, page: null } : changed),
        how,
      ),
  };
}

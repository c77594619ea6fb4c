import type { UrlChange } from "@/browser/use-url-params";
import { readPage, readSearch, useUrlParams, withParams } from "@/browser/use-url-params";

/** Filters, page and open item of a list, stored in the URL. */
export function useListAddress() {
  const { words, change, press } = useUrlParams();
  return {
    text: (name: string) => words.get(name) ?? "",
    q: readSearch(words),
    page: readPage(words),
    /** What a link needs to lead to the address with something changed, as a step. */
    linked: (changes: Record<string, string>) => ({
      to: { search: withParams(words, changes).toString() },
      onClick: press((now) => withParams(now, changes), { step: true }),
    }),
    /** A new filter resets the page; paging and opening add history entries. */
    change: (changes: Record<string, string>, how: UrlChange = {}) =>
      change((now) => withParams(now, how.step ? changes : { page: "", ...changes }), how),
  };
}

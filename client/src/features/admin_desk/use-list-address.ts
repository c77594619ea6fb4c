import type { UrlChange } from "@/browser/use-url-params";
import { readPage, readSearch, useUrlParams, withParams } from "@/browser/use-url-params";

/** What the address says is shown: which rows, which page, and what is open. */
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
    /** Another choice begins at page 1; pages and what is opened are steps that Back undoes. */
    change: (changes: Record<string, string>, how: UrlChange = {}) =>
      change((now) => withParams(now, how.step ? changes : { page: "", ...changes }), how),
  };
}

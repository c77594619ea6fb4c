import { type How, pageOf, searchOf, useAddress, withWords } from "@/lib/use-address";

/** What the address says is shown: which rows, which page, and what is open. */
export function useListAddress() {
  const { words, change, press } = useAddress();
  return {
    text: (name: string) => words.get(name) ?? "",
    q: searchOf(words),
    page: pageOf(words),
    /** What a link needs to lead to the address with something changed, as a step. */
    linked: (changes: Record<string, string>) => ({
      to: { search: withWords(words, changes).toString() },
      onClick: press((now) => withWords(now, changes), { step: true }),
    }),
    /** Another choice begins at page 1; pages and what is opened are steps that Back undoes. */
    change: (changes: Record<string, string>, how: How = {}) =>
      change((now) => withWords(now, how.step ? changes : { page: "", ...changes }), how),
  };
}

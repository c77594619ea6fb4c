import { type How, pageOf, searchOf, useAddress, withWords } from "@/lib/use-address";

type Changed = Record<string, string | null>;

/** What the address says of a list: its words as they stand there, and which page. */
export function useListAddress() {
  const { words, change } = useAddress();
  return {
    read: (name: string) => words.get(name) ?? "",
    q: searchOf(words),
    page: pageOf(words),
    change: (changed: Changed, how?: How) =>
      change(
        (now) => withWords(now, changed.page === "1" ? { ...changed, page: null } : changed),
        how,
      ),
  };
}

import { useSearchParams } from "react-router-dom";

/** What the address says is shown: which rows, which page, and what is open. */
export function useDeskAddress() {
  const [search, setSearch] = useSearchParams();
  const written = (changes: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    text: (name: string) => search.get(name) ?? "",
    page: Math.max(1, Math.floor(Number(search.get("page")) || 1)),
    /** The address with something changed, for a link. */
    linked: (changes: Record<string, string>) => ({ search: written(changes).toString() }),
    /** Another choice begins at page 1; pages and what is opened are steps that Back undoes. */
    change: (changes: Record<string, string>, { step = false } = {}) => {
      const wanted = step ? changes : { page: "", ...changes };
      setSearch(written(wanted), { replace: !step, preventScrollReset: true });
    },
  };
}
